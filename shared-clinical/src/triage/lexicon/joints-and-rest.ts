import type { ConceptTable } from './concept';

/** Back, joints, minor complaints, requests, and how things are going. */
export const JOINTS_AND_REST: ConceptTable = {
  backPain: {
    says: 'Back pain',
    words: `
backache
<back> ~ <pain>|stiff|spasm*|locked|went|seized
<pain> ~ <back>
stiff ~ back
slipped disc
threw|throw|pulled|hurt|strained|tweaked|twinged|did|injured|jarred|wrenched back|spine
<back> out
threw ~ back
pulled ~ back`,
    not: `
back of ~ throat|head|knee|leg|hand|neck|mouth|tongue|eye|eyes|calf|heel|thigh
came|come|comes|went|go|going|is|get back
back teeth|tooth|molar
back to
= nose
go back|home|bed
pain ~ back again
<pain> ~ is back`,
  },
  sciatica: {
    says: 'Back pain shooting down a leg',
    words: `
sciatica
shoot*|radiat*|travel*|runs|running|goes|going|down|spread* ~ leg|legs|buttock|bum|thigh|calf|foot
slipped disc`,
    not: `
= blood
= bleeding
= swelling
= rash`,
  },
  tearingPain: {
    says: 'A tearing or ripping pain',
    words: `
tearing|ripping|ripped|torn ~ <pain>|back|chest|feeling|apart|inside
aneurysm
pulsing|pulsating|throbbing ~ <belly>
poker|sword|dagger|spear|ripping|tearing|axe ~ between|into|through ~ shoulder_blades|blades|shoulders|chest|back
pulsing|pulsating|pulsates ~ lump|belly|stomach|abdomen
<belly> ~ pulsing|pulsating|pulsates
<pain> ~ tearing|ripping`,
    not: `
= ligament|muscle|acl|skin
= muscle|ligament|calf|hamstring`,
  },
  neckPain: {
    says: 'Neck or shoulder stiffness',
    words: `
neck ~ <pain>|stiff*|crick
stiff* neck
slept ~ funny|wrong|awkward*
shoulder|shoulders ~ <pain>|stiff*|tight
<pain> ~ neck|shoulder|shoulders
crick ~ neck`,
  },
  jointPain: {
    says: 'A painful joint',
    words: `
knee|knees|hip|hips|joint|joints|elbow|wrist|wrists|finger|fingers|shoulder|toe|ankle|heel|foot|thumb|hand|hands|arm|leg|legs|shin|arms|feet|ankles|thigh|thighs|hamstring|hamstrings|calves|quads|glutes|groin % <pain>|stiff*
arthritis
gout
tennis elbow
arch|arches|sole|soles ~ <pain>
frozen shoulder
<pain> arch|arches|sole|soles`,
    not: `
= rash
= chest`,
  },
  hotJoint: {
    says: 'One hot, swollen joint',
    asks: 'Is one joint hot, swollen and too painful to move?',
    words: `
knee|joint|hip|ankle|elbow|wrist|shoulder ~ hot|<red>|warm
hot|<red>|warm ~1 knee|joint|hip|ankle|elbow|wrist|shoulder`,
    not: `
patch|patches|itchy|dry|rash|scaly|crease*|skin % elbow|elbows|knee|knees|wrist|ankle
= skin`,
  },
  gout: {
    says: 'A hot, very sore toe joint',
    words: `
gout
big toe ~ <pain>|<red>|hot|<swollen>
toe ~ <red>|hot|<swollen>`,
    not: `
= stubbed
= dropped
= ingrown|ingrowing
= nail`,
  },
};
