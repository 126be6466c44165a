import type { ConceptTable } from './concept';

/** Circumstances that make a small complaint dangerous. */
export const MORE_DANGERS: ConceptTable = {
  animalSick: {
    words: `
dog|cat|jackal|mongoose|animal|puppy|kitten|cow|goat ~ foam*|froth*|stagger*|drool*|rabid|strange*|weird*|odd*|wobbl*|died|dead|paralysed|salivat*
bat|jackal|mongoose|meerkat|fox|genet|civet ~ bit|bite|bitten|scratch*|licked
stray|unknown|wild ~1 dog|cat|monkey|animal`,
  },
  aneurysm: {
    words: `
aneurysm|aneurism|aneurisym|aneurysms`,
    kind: 'history',
  },
  tamponLeft: {
    words: `
tampon ~ left|forgot*|stuck|still|in|inside|days|lost|hours`,
  },
  pupilUneven: {
    words: `
pupil|pupils ~ bigger|larger|uneven|unequal|different|blown|huge|not_the_same`,
  },
  doom: {
    words: `
feeling|sense|feel|feels ~ doom|dying|die
am|is|are going to die`,
  },
  turnsColour: {
    words: `
hand|hands|foot|feet|leg|legs|arm|arms|finger|fingers|toe|toes|skin|belly|face|cheeks|he|she ~ blue|purple|grey|blotch*|mottled|ashen|white_as|dusky|yellow_and|cherry
went|turned|gone|going|goes ~1 blue|purple|grey|ashen|blotch*|white_as`,
  },
  goesDown: {
    words: `
went|goes|gone|going|is|and limp|stiff|floppy|wobbly
staggering|stumbling|swaying`,
  },
  limbColdWhite: {
    words: `
<limb> ~3 cold|icy|freezing ~2 white|pale|blue|grey|purple|black`,
  },
  heatStroke: {
    words: 'heat stroke\n heatstroke',
  },
  gravelyNamed: {
    words: `
^ sepsis|septicaemia|meningitis|blood_poisoning|bloedvergiftiging|breinvliesontsteking`,
  },
  dangerNamed: {
    words: `
perforated|burst|ruptured ulcer|appendix|bowel|spleen|eardrum_no
dka|ketoacidosis|appendicitis|pancreatitis|peritonitis|cholangitis|ectopic|eclampsia|preeclampsia|pneumothorax|epiglottitis|volvulus|intussusception|encephalitis|botulism|subarachnoid|tamponade|anaphylaxis|septic
^ asthma attack|aanval
^ head|brain injury|injuries|bleed*|aneurysm
^ aneurysm|kopbesering|internal_bleeding|severe_allergic_reaction|detached_retina|organ_failure|testicular_torsion
^ miscarriage|miskraam|labour_pain|labour_pains|baby_not_moving
^ gas leak
^ carbon monoxide
^ paralysis|paralysed|dying|ngiyafa|ndiyafa
^ emergency|noodgeval|tshohanyetso|unxunguphalo|medical_emergency
^ ambulance|ambulans|ambulense
^ call|need|send ambulance|ambulans|112|999|911|10177`,
  },
  bellyBlow: {
    words: `
handlebar*|hit|kick*|punch*|elbow*|knee*|landed|steering|seatbelt|hoof|ball|tackle* ~ <belly>|ribs|spleen|kidney|side`,
  },
  balloons: {
    words: `
blowing|blown|blew up`,
  },
  screams: {
    words: `
agony`,
  },
  shakesHard: {
    words: `
clammy
rigors`,
  },
  fingersDoNotMove: {
    words: `
cannot ~1 bend|move|straighten|lift|curl|make_a_fist ~3 finger|fingers|thumb|toe|toes|hand|wrist|foot|it|them|fist`,
  },
};
