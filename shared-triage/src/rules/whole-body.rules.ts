import { rule, SOURCES as S, type TriageRule } from './triage-rule';

const FLU_SIGNS = '(cough | headache | exhausted | chills | rigors | bedbound | soreThroat)';

/** The rule for who asks for a script, a note or a result and tells of nothing that is wrong. */
export const REQUEST_RULE = 'request';

/** Fever, infections, blood sugar, mental health, and rules that fit nowhere else. */
export const WHOLE_BODY_RULES: readonly TriageRule[] = [
  rule(
    'sepsis',
    2,
    '(fever | infectedWound | hotRedSkin | burningPee | cough | chills | vomiting) & (mottled | rigors & (drowsy | confused | breathless | palpitations | faint | noUrine)) | fever & (chills | rigors) & faint | tamponLeft & (fever | rash | faint | vomiting) | rigors & fever & (age>=65 | prostate | darkUrine | fattyFood | nothingStays | severePain | flankPain | vomiting | bellyPain) | mottled & age>=65 | rigors & (severePain | cannotWalk | cannotWalkInjury | bedbound) | (rigors | chills) & fever & recentOperation | fever & (breathlessRest | noUrine | fainted | cannotWalk & grown & !flu) | mottled & confused | gravelyNamed',
    S.sepsis,
    { version: 2, text: 'Fever with mottled skin, confusion, fast breathing or no urine can be blood poisoning.' },
  ),
  rule(
    'fever.weakImmune',
    2,
    '(fever | rigors | chills | exhausted & cancer & lasts<48h) & (weakImmune | hivKnown & fever>=72h)',
    S.sepsis,
    {
      text: 'Fever with a weak immune system is treated at once.',
    },
  ),
  rule('fever.extreme', 2, 'temp>=41 & !(temp>43)', S.sepsis, { text: 'A temperature of 41 °C or more is dangerous.' }),
  rule('malaria', 2, '(fever | rigors | chills | flu | bodyAches & headache) & (travel | malariaFear)', S.malaria, {
    text: 'Fever within months of a stay in a malaria area is malaria until a test says no.',
  }),
  rule(
    'fever.lasting',
    3,
    'fever & (fever>=72h & !flu & !runnyNose | fever>=120h | highFever & highFever>=72h | age>=75 | diabetes | heartDisease & !feverLow | rash & !child)',
    S.stgAdult,
  ),
  rule(
    'flu',
    4,
    `(fever | flu) & bodyAches & ${FLU_SIGNS} & !feverLow & !fever:mild | (flu | fever) & bedbound | flu & (highFever | asthma | diabetes | age>=65 | pregnant | heartDisease | copd | weakImmune) | highFever & (cough | headache | chills) | rigors & fever`,
    S.stgAdult,
  ),
  rule('fever.simple', 5, '(fever | flu | bodyAches | chills) & !child', S.nhs),
  rule(
    'diabetes.unwell',
    2,
    'sugarHigh & vomiting & (drowsy | breathless) | (diabetes | ketones) & (vomiting | drowsy | confused | ketones | breathless | bellyPain:severe)',
    S.diabetes,
    {
      text: 'Vomiting or drowsiness with diabetes can turn dangerous within hours.',
    },
  ),
  rule(
    'sugar.veryHigh',
    2,
    'sugar>=20 & (sugarHigh | vomiting | nausea | exhausted | drowsy | breathless | bellyPain | confused | ketones | blurGradual | seesSpots) | sugar>=28 | ketones | sugarExtreme',
    S.diabetes,
    { version: 2, text: 'A blood sugar this high, or ketones, can lead to coma.' },
  ),
  rule(
    'sugar.high',
    3,
    'sugar>=14 | sugarHigh & (weightLoss | exhausted | blurGradual | seesSpots | diabetes | sugarReading)',
    S.diabetes,
  ),
  rule(
    'sugar.newChild',
    2,
    '(sugarHigh | thirstNew) & child & (weightLoss | exhausted | vomiting | drowsy | peesOften)',
    S.diabetes,
    { text: 'Thirst, much urine and weight loss in a child can be new diabetes.' },
  ),
  rule(
    'sugar.low',
    2,
    'sugar<3 | sugarLow & (confused | drowsy | fainted | sweating | tremor | faint | seizure | unresponsive)',
    S.diabetes,
    { text: 'Low blood sugar needs sugar now, and help if the person is drowsy.' },
  ),
  rule('thirst.new', 4, 'sugarHigh', S.diabetes),
  rule('crisis.suicide', 1, 'suicideIntent | suicideNamed | selfHarm & !cut:mild', S.sadag, {
    version: 2,
    route: 'crisis',
    text: 'You matter. If you are thinking of ending your life, please talk to someone right now.',
  }),
  rule('crisis.danger', 2, 'harmOthers', S.mind, {
    route: 'crisis',
    text: 'Voices that give orders, or thoughts of hurting somebody, need help today. You are not to blame.',
  }),
  rule('mind.low', 4, 'lowMood | eating | addiction', S.mind, { route: 'crisis' }),
  rule(
    'mind.anxious',
    4,
    'panic | stressed & (frequent | stressed>=14d | lowMood | unableNormal & stressed>=7d)',
    S.mind,
  ),
  rule('sleep.lasting', 4, 'sleepless>=21d | sleepless & (lowMood | panic | weightLoss)', S.mind),
  rule(
    'tired.lasting',
    4,
    'exhausted & (exhausted>=21d | weightLoss | recurring | breathlessEffort | periodHeavy | pale | nightSweats) | nightSweats',
    S.nhs,
  ),
  rule('danger.named', 2, 'dangerNamed', S.sats, {
    version: 2,
    text: 'This names something that cannot wait. If it may be happening now, be seen now.',
  }),
  rule(
    'danger.several',
    2,
    '2 of (turnsColour, goesDown, balloons, screams, shakesHard | sweating | rigors, confused | drowsy, pale, palpitations, breathless & !breathlessEffort) & !lasts>=14d & !panic & !recovered & !hangover & !stye & !faintTrigger & !heatSick:mild',
    S.sats,
    { version: 2, text: 'Several signs of a body in trouble at once cannot wait, whatever the cause.' },
  ),
  rule(
    'danger.atRisk',
    2,
    'pale & age>=50 & !exhausted & !lasts>=72h & !recovered | anticoagulant & child & (injuryEvent | vaginalBleeding | balloons | somePain) | anticoagulant & (drowsy | confused | headInjury | headache:severe | headache:sudden | rectalBleeding | blackStool | muchBlood | bellyBlow) | recentBirth & 2 of (bellyPain, chills, vaginalBleeding, palpitations, gainedWater, breathless, confused, calfPain | legSwollenOne, headache) | recentOperation & (saddle | legSwollenOne | breathless & !breathlessEffort | rigors | muchBlood) | (baby | newborn) & 2 of (feedsBadly, drowsy, cryDanger, pale, limbCold, vomiting, breathless | fastBreathingChild, fever, noUrine)',
    S.sats,
    {
      text: 'What would be watched in others is dangerous with a blood thinner, after a birth or an operation, or in a baby.',
    },
  ),
  rule(
    'pressure.low',
    2,
    'systolic<=90 & (faint | fainted | exhausted | confused | drowsy | vomiting | diarrhoea | fever | pale | sweating | breathless | nothingStays | muchBlood | rectalBleeding | vaginalBleeding | blackStool | severePain | bellyPain | dizzy)',
    S.sepsis,
    { version: 2, text: 'A low blood pressure with faintness, illness or loss of fluid is a sign of shock.' },
  ),
  rule(
    'danger.unclear',
    3,
    'unableNormal & (jointPain:severe | neckPain:severe | headache:severe | backPain:severe | earache:severe) | pain>=9',
    S.sats,
  ),
  rule(
    'pain.sudden',
    2,
    'severePain:sudden & !(backPain | neckPain | jointPain | toothache | sprain | periodPain | injuryEvent | earache | shingles | soreThroat)',
    S.sats,
    {
      text: 'A sudden severe pain should be examined at once.',
    },
  ),
  rule(
    'pain.shock',
    2,
    '(bellyPain | backPain | severePain) & !diarrhoea & !periodPain & !recurring & !faintTrigger & 2 of (sweating, faint | fainted, cannotWalk | cannotWalkInjury | goesDown, pale, breathless & !breathlessEffort)',
    S.sats,
    {
      text: 'Pain with sweating, faintness or legs that do not carry can be bleeding or an organ in danger.',
    },
  ),
  rule('pain.severe', 3, 'severePain & !sprain & !periodPain & !soreThroat & !toothache & !mouthUlcer', S.sats),
  rule(REQUEST_RULE, 4, 'scriptNeeded', S.own),
  rule(
    'minor',
    5,
    'exhausted | stressed | neckPain | jointPain | cramp | sleepless | carSick | hangover | thirst',
    S.nhs,
  ),
];
