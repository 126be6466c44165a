import type { ConceptTable } from './concept';

/** Circumstances that make a small complaint dangerous. */
export const MORE_DANGERS: ConceptTable = {
  animalSick: {
    says: 'The animal was wild or behaved strangely',
    words: `
foam*|froth*|stagger*|drool*|rabid|aggressive|snarling|wobbling ~ dog|cat|jackal|mongoose|animal|it
dog|cat|jackal|mongoose|animal|puppy|kitten|cow|goat ~ foam*|froth*|stagger*|drool*|rabid|strange*|weird*|odd*|wobbl*|died|dead|paralysed|salivat*
bat|jackal|mongoose|meerkat|fox|genet|civet ~ bit|bite|bitten|scratch*|licked
stray|unknown|wild ~1 dog|cat|monkey|animal`,
    not: `
= medicine|tablet`,
  },
  aneurysm: {
    says: 'An aneurysm of the great vessel, or a pulse in the belly',
    words: `
aneurysm|aneurism|aneurisym|aneurysms
<belly> ~1 pulsing|pulsating|pulsates|pulses`,
    kind: 'history',
  },
  tamponLeft: {
    says: 'A tampon in place',
    words: `
tampon ~ left|forgot*|stuck|still|in|inside|days|lost|hours
left|forgot*|lost|stuck|old ~2 tampon`,
  },
  pupilUneven: {
    says: 'One pupil is bigger than the other',
    words: `
pupil|pupils ~ bigger|larger|uneven|unequal|different|blown|huge|not_the_same`,
    not: `
always|years|born|since_birth|drops
= school|class|learner`,
  },
  doom: {
    says: 'A feeling that something terrible is about to happen',
    words: `
feeling|sense|feel|feels ~ doom|dying|die`,
    not: 'prepping|game|movie|metal',
  },
  turnsColour: {
    says: 'Skin or a part of the body turned blue, grey, purple or blotchy',
    words: `
hand|hands|foot|feet|leg|legs|arm|arms|finger|fingers|toe|toes|skin|belly|face|cheeks|he|she ~ blue|purple|grey|blotch*|mottled|ashen|white_as|dusky|yellow_and|cherry
went|turned|gone|going|goes ~1 blue|purple|grey|ashen|blotch*|white_as`,
    not: `
hair|bruis*|nail|nails|ink|paint|dress|shirt|eyes
= hives|eczema|years`,
  },
  goesDown: {
    says: 'Suddenly dropped, slumped, went stiff or limp',
    words: `
he|she|it|just|suddenly dropped|crumpled|slumped|folded|keeled
went|goes|gone|going|is|and limp|stiff|floppy|wobbly
staggering|stumbling|swaying
cannot ~1 hold ~1 head up`,
    not: `
dropped ~ off|phone|plate|by|message|it
= stiff neck|back|shoulder`,
  },
  limbColdWhite: {
    says: 'A leg, foot or arm that is cold and has lost its colour',
    words: `
<limb> ~3 cold|icy|freezing ~2 white|pale|blue|grey|purple|black
leg|foot|arm ~ white|pale|blue|grey|purple ~2 cold|icy`,
    not: `
winter|weather|bruis*
ice ~2 pack|bath|on|cubes
= sore nose|throat`,
  },
  heatStroke: {
    says: 'A heat stroke',
    words: 'heat stroke\n heatstroke',
    not: 'avoid|prevent|mild|touch of ~1 heat',
  },
  gravelyNamed: {
    says: 'Blood poisoning or meningitis is feared',
    words: `
has|have|got|think|might|maybe|could|suspect ~2 sepsis|septicaemia|meningitis
^ sepsis|septicaemia|meningitis|blood_poisoning|bloedvergiftiging|breinvliesontsteking`,
    not: 'vaccin*|jab|had|after|last|recovered|survived|years',
  },
  dangerNamed: {
    says: 'Something is named that cannot wait',
    words: `
dka|ketoacidosis|appendicitis|pancreatitis|peritonitis|cholangitis|ectopic|eclampsia|preeclampsia|pneumothorax|epiglottitis|volvulus|intussusception|encephalitis|botulism|subarachnoid|tamponade|anaphylaxis|septic
brain bleed|haemorrhage|hemorrhage
perforated|burst|ruptured ulcer|appendix|bowel|spleen|eardrum_no
pre eclampsia
pulmonary|lung embolism|embolus|clot
addisonian|adrenal|thyroid crisis|storm
used|gave|given|injected|jabbed ~2 epipen|adrenaline
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
    not: `
vaccin*|jab|had|after|last|recovered|survived|years|history|what|which|removed|tank|shock_absorber|article|course|risk|talk|talks|leaflet|lecture|exam|prevent*|form|insurance|tube
= out`,
  },
  bellyBlow: {
    says: 'A blow to the belly or ribs',
    words: `
handlebar*|hit|kick*|punch*|elbow*|knee*|landed|steering|seatbelt|hoof|ball|tackle* ~ <belly>|ribs|spleen|kidney|side`,
    not: `
= years|months
hit the gym`,
  },
  balloons: {
    says: 'A part of the body swells fast',
    words: `
ballooning|ballooned
blowing|blown|blew up
size of ~1 orange|grapefruit|melon|egg|football|tennis_ball|lemon
double|twice|three_times|triple ~1 size`,
    not: `
= wind|beans|bloat*|gas|period
months|years|weeks`,
  },
  screams: {
    says: 'Screams or writhes with pain',
    words: `
screaming|writhing|howling|yelling|rolling|begging|doubled ~ pain|agony|over|floor|it|holding
agony
pain ~ out_of_this_world|off_the_charts|off_the_scale|like_nothing|unbearable|excruciating|unreal
worst pain`,
    not: `
= teething|tantrum|murder`,
  },
  shakesHard: {
    says: 'Shakes or sweats as never before',
    words: `
shak*|trembl*|shiver* ~ like_mad|like_a_leaf|uncontroll*|violent*|all_over|nonstop
clammy
rigors`,
    not: `
= gym|run|running|workout|hangover|exam|stage
menopause|flush`,
  },
  fingersDoNotMove: {
    says: 'Cannot move or straighten a finger, hand or foot',
    words: `
cannot ~1 bend|move|straighten|lift|curl|make_a_fist ~3 finger|fingers|thumb|toe|toes|hand|wrist|foot|it|them|fist
finger|fingers|thumb|hand|foot|toe|wrist ~ cannot ~1 bend|move|straighten|lift`,
  },
};
