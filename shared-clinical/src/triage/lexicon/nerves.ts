import type { ConceptTable } from './concept';

/** Numbness, weakness and confusion. */
export const NERVES: ConceptTable = {
  oneSideNumb: {
    says: 'Tingling or numb hands or feet',
    words: `
numb|tingling|tingles|prickl*|pins % hand|hands|finger|fingers|feet|foot|toes|legs|arm|arms
pins and needles
arm|arms|leg|legs|hands ~2 electric|electricity|shocks|buzzing`,
  },
  weakLegs: {
    says: 'A weak leg or foot, or trouble walking',
    words: `
drag* ~ leg|foot|legs|feet
leg|legs|foot ~ <weak>|giving_way|gives_way|gave_way|drag*|drop*
<weak> ~ legs|leg|foot
legs ~ not ~ carry|hold|work*
feet|foot|leg|legs ~ drag*|buckl*|giving_in|gave_in|collaps*|wobbly`,
    not: `
after ~ run*|gym|exercise|hike|leg_day|squats
legs ~ jelly ~ run|parkrun|gym|race|marathon|nervous|stage|fine`,
  },
  saddle: {
    says: 'Numbness between the legs, or trouble with bladder or bowel',
    asks: 'Is there numbness between the legs, or new trouble holding or passing urine or stool?',
    words: `
numb* ~ between|private*|bottom|bum|groin|saddle|genital*|vagina|buttock*|anus|butt|crotch|sit
private*|groin|bottom|bum|buttock*|saddle|genital*|crotch|butt ~ numb*|feeling
cannot feel ~ bottom|bum|wip*|toilet|pee|wee|bladder|private*|genital*|butt
cannot ~ control ~ bladder|bowel*|pee|wee|poo|urine
lost|losing|loss ~ control ~ bladder|bowel*|pee|urine
wet*|soil*|peed|messed ~ myself|himself|herself|pants
incontinen*
cannot tell ~ bladder|pee|wee
saddle
cannot feel when
weeing|weed|peeing|pooing|pooed|messing ~ myself|himself|herself|pants`,
    not: `
= seizure
= diarrhoea`,
  },
  noFeeling: {
    says: 'No feeling in the legs or arms',
    words: `
no feeling
cannot feel ~ legs|arms|feet|hands
cannot feel ~1 hands|arms|fingers|feet|legs|toes|hand|foot|leg|arm
leg|foot|arm|hand ~ cannot feel it`,
  },
  paralysedLegs: {
    says: 'Cannot move or feel both legs',
    words: `
cannot ~1 move|feel ~1 legs
i|he|she|suddenly ~1 paralysed
legs ~ paralys*|dead
legs gone
waist down`,
    not: `
fear|wheelchair|birth|choice|indecision|years`,
  },
};
