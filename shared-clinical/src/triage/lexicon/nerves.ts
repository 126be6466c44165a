import type { ConceptTable } from './concept';

/** Numbness, weakness and confusion. */
export const NERVES: ConceptTable = {
  oneSideNumb: {
    says: 'Tingling or numb hands or feet',
    words: `
numb|tingling|tingles|prickl*|pins % hand|hands|finger|fingers|feet|foot|toes|legs|arm|arms
pins and needles`,
  },
  weakLegs: {
    says: 'A weak leg or foot, or trouble walking',
    words: `
drag* ~ leg|foot|legs|feet
leg|legs|foot ~ <weak>|giving_way|gives_way|gave_way|drag*|drop*
<weak> ~ legs|leg|foot
cannot ~ lift foot
trip* over ~ foot`,
  },
  saddle: {
    says: 'Numbness between the legs, or trouble with bladder or bowel',
    asks: 'Is there numbness between the legs, or new trouble holding or passing urine or stool?',
    words: `
numb* ~ between|private*|bottom|bum|groin|saddle|genital*|vagina|buttock*|anus|butt|crotch|sit
between ~ legs ~ numb*
private*|groin|bottom|bum|buttock*|saddle|genital*|crotch|butt ~ numb*|feeling
cannot feel ~ bottom|bum|wip*|toilet|pee|wee|bladder|private*|genital*|butt
cannot ~ control ~ bladder|bowel*|pee|wee|poo|urine
lost|losing|loss ~ control ~ bladder|bowel*|pee|urine
wet*|soil*|peed|messed ~ myself|himself|herself|pants
incontinen*
cannot tell ~ bladder|pee|wee
not ~ feel ~ bladder|wip*
bladder ~ not ~ working|empty*
saddle`,
    not: `
= seizure
= diarrhoea`,
  },
  noFeeling: {
    says: 'No feeling in the legs or arms',
    words: `
no feeling
lost feeling
cannot feel ~ legs|arms|feet|hands
lost ~ feeling ~ legs|arms|feet|hands`,
  },
  paralysedLegs: {
    says: 'Cannot move or feel both legs',
    words: `
cannot ~1 move|feel ~1 legs
legs ~ paralys*|dead
legs gone
numb* ~ waist|hips|chest down
paralys* ~ waist|legs
both legs ~ numb|weak|paralys*
waist down`,
  },
};
