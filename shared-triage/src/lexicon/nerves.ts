import type { ConceptTable } from './concept';

export const NERVES: ConceptTable = {
  oneSideNumb: {
    words: `
numb|tingling|tingles|prickl*|pins % hand|hands|finger|fingers|feet|foot|toes|legs|arm|arms
pins and needles`,
  },
  weakLegs: {
    words: `
leg|legs|foot ~ <weak>|giving_way|gives_way|gave_way|drag*|drop*`,
  },
  saddle: {
    words: `
wet*|soil*|peed|messed ~ myself|himself|herself|pants
incontinen*
saddle
cannot feel when`,
  },
  noFeeling: {
    words: `
no feeling`,
  },
  paralysedLegs: {
    words: `
cannot ~1 move|feel ~1 legs
legs gone`,
  },
};
