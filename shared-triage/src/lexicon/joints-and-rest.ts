import type { ConceptTable } from './concept';

/** Back, joints, minor complaints, requests, and how things are going. */
export const JOINTS_AND_REST: ConceptTable = {
  backPain: {
    words: `
backache
<back> ~ <pain>|stiff|spasm*|locked|went|seized
<pain> ~ <back>
slipped disc`,
  },
  sciatica: {
    words: `
sciatica
shoot*|radiat*|travel*|runs|running|goes|going|down|spread* ~ leg|legs|buttock|bum|thigh|calf|foot`,
  },
  tearingPain: {
    words: `
tearing|ripping|ripped|torn ~ <pain>|back|chest|feeling|apart|inside
aneurysm`,
  },
  neckPain: {
    words: `
neck ~ <pain>|stiff*|crick
stiff* neck
shoulder|shoulders ~ <pain>|stiff*|tight
<pain> ~ neck|shoulder|shoulders`,
  },
  jointPain: {
    words: `
knee|knees|hip|hips|joint|joints|elbow|wrist|wrists|finger|fingers|shoulder|toe|ankle|heel|foot|thumb|hand|hands|arm|leg|legs|shin|arms|feet|ankles|thigh|thighs|hamstring|hamstrings|calves|quads|glutes|groin % <pain>|stiff*
arthritis
gout
tennis elbow
frozen shoulder`,
  },
  hotJoint: {
    words: `
knee|joint|hip|ankle|elbow|wrist|shoulder ~ hot|<red>|warm`,
  },
  gout: {
    words: `
gout
toe ~ <red>|hot|<swollen>`,
  },
};
