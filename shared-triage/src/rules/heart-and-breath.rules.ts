import { rule, SOURCES as S, type TriageRule } from './triage-rule';

/** Pain in the chest wall or with a rash: not the heart unless other signs are present. */
const CHEST_WALL =
  '(coughHurts | shingles | rash & blisters | (sprain | injuryEvent & chestPain:mild & !breathless) & !(age>=50) | heartburn & (mealLinked | age<35))';
const HEART_SIGNS = '(sweating | breathless | faint | fainted | pale | vomiting | nausea | armJawPain)';
const MILD_BREATH = '(breathless:mild | breathlessEffort)';

export const HEART_AND_BREATH_RULES: readonly TriageRule[] = [
  rule('breathing.stopped', 1, '(notBreathing & !snores) | choking | cannotBreathe & !(noseOnly & grown)', S.sats, {
    version: 2,
    text: 'Not being able to breathe, or choking, needs help within minutes.',
  }),
  rule('breathing.blue', 1, 'blueLips', S.sats, { text: 'Blue or grey lips or face mean too little oxygen.' }),
  rule(
    'heart.attack',
    1,
    `chestCrushing | heartAttackNow | chestPain & !coughHurts & ${HEART_SIGNS} & !(heartburn & !sweating & !breathless & !armJawPain & !fainted)`,
    S.chestPain,
    { text: 'Chest pain with sweating, breathlessness, faintness or pain to the arm or jaw can be a heart attack.' },
  ),
  rule(
    'chest.pain',
    2,
    `chestPain & !${CHEST_WALL} & !(heartDisease & unchanged & !chestPain:severe & !worsening & !chestPain:worse) & !(pleuritic & cough & (fever | greenPhlegm) & !breathless & !(age>=65))`,
    S.chestPain,
    {
      version: 2,
      text: 'Chest pain needs to be looked at in person.',
    },
  ),
  rule('chest.wall', 4, `chestPain & ${CHEST_WALL}`, S.chestPain),
  rule(
    'heart.silent',
    2,
    '(armJawPain | heartburn | upperPain) & pale & !(age<35) & !injuryEvent & !lasts>=7d | (armJawPain | upperPain | heartburn | nausea | exhausted:sudden | pale) & sweating & !fever & (age>=35 | diabetes) | toothache & withEffort & age>=35 | armJawPain & (exhausted | withEffort) & age>=35 & !injuryEvent & !lasts>=14d | armJawPain & (sweating | breathless | nausea | vomiting | faint | doom) & !(age<30) & !injuryEvent & !backPain | heartburn & (breathless | faint | armJawPain | sweating) & !(age<30)',
    S.chestPain,
    {
      version: 2,
      text: 'A heart attack can show without chest pain: jaw, arm or upper belly pain, sweating, nausea or sudden weakness.',
    },
  ),
  rule(
    'heart.atRisk',
    2,
    '(heartburn | upperPain) & (diabetes | heartDisease | age>=60) & (faint | exhausted | pleuritic | lasts<24h & (breathless | pale | heartburn:severe | upperPain:severe | heartburn:sudden | upperPain:sudden))',
    S.chestPain,
    {
      text: 'With diabetes, heart disease or a higher age, new upper belly discomfort may come from the heart.',
    },
  ),
  rule(
    'heart.rhythm',
    2,
    'palpitations & (chestPain | faint | goesDown | fainted | breathless | pale) & !panic | pulse>=130 & grown | pulse<40',
    S.chestPain,
    {
      version: 2,
      text: 'A racing or uneven heartbeat with faintness, breathlessness or chest pain needs a heart tracing now.',
    },
  ),
  rule('heart.flutter', 4, 'palpitations', S.nhs),
  rule(
    'heart.failing',
    2,
    'heartDisease & gainedWater | (ankleSwelling | heartDisease) & breathless & !(breathlessEffort & breathless>=14d & !worsening)',
    S.heartFailure,
    {
      text: 'Breathlessness with swollen legs or a heart condition can be a failing heart.',
    },
  ),
  rule('legs.swollen', 4, 'ankleSwelling', S.heartFailure),
  rule(
    'faint.danger',
    2,
    'fainted & (chestPain | palpitations | heartDisease | breathless | pregnant | age>=60 | breathlessEffort | headInjury | diabetes | eating | vaginalBleeding | blackStool | bellyPain & !faintTrigger) & !seizure | fainted & !recovered & !faintTrigger',
    S.sats,
    {
      text: 'Fainting with effort, chest pain, bleeding, pregnancy or at an older age can be serious.',
    },
  ),
  rule('faint.once', 3, 'fainted', S.nhs),
  rule(
    'pressure.crisis',
    2,
    '(systolic>=180 | diastolic>=120) & (headache | chestPain | breathless | confused | seesSpots | nausea | vomiting | faint | strokeSigns | nosebleed | blurGradual)',
    S.stgAdult,
    {
      text: 'Very high blood pressure with complaints can harm brain, heart and kidneys.',
    },
  ),
  rule('pressure.high', 3, 'systolic>=180 | diastolic>=110', S.stgAdult),
  rule('pressure.raised', 4, 'systolic>=140 | diastolic>=90', S.stgAdult),
  rule('oxygen.low', 2, 'oxygen<=92', S.pneumonia, { text: 'An oxygen level of 92 % or less is too low.' }),
  rule(
    'breathing.short',
    2,
    `workOfBreathing | breathlessRest | breaths>=25 & grown | breaths>=50 | breathless & !(noseOnly & grown) & !${MILD_BREATH} & !(cough & breathless>=48h & !breathless:worse & !worsening & !fever & !breathless:severe) & !(panic & recurring)`,
    S.sats,
    {
      version: 3,
      text: 'Being short of breath at rest, or too breathless to finish a sentence, cannot wait for a visit.',
    },
  ),
  rule('breathing.effort', 3, 'breathless', S.copd),
  rule('breathing.noise', 2, 'stridor', S.children, {
    text: 'A harsh noise with every breath in means a narrowed airway.',
  }),
  rule('croup', 3, 'barkingCough', S.children),
  rule(
    'asthma.attack',
    2,
    'asthma & (inhalerFails | (breathless | wheeze) & (!inhalerHelps & (worsening | breathless:worse | wheeze:worse) | breathless:severe | wheeze:severe | fever)) | inhalerFails & (breathless | wheeze | chestPain)',
    S.asthma,
    { text: 'Asthma that the inhaler no longer settles is an attack.' },
  ),
  rule('asthma.worse', 3, 'asthma & (wheeze | breathless | cough & sleepless | cough & worsening) | wheeze', S.asthma),
  rule(
    'lungs.flare',
    2,
    'copd & (breathless & (worsening | breathless:worse | greenPhlegm | fever | inhalerFails) | inhalerFails | confused | drowsy)',
    S.copd,
    {
      text: 'A chronic lung disease with more breathlessness and changed phlegm is a flare that can turn quickly.',
    },
  ),
  rule(
    'lungs.chronic',
    3,
    '(copd | smoker & age>=40) & (cough | greenPhlegm | wheeze) & (worsening | breathless | greenPhlegm | cough>=14d)',
    S.copd,
  ),
  rule(
    'lung.clot',
    2,
    '(breathless | pleuritic | coughBlood | chestPain) & (legSwollenOne | clotRisk | calfPain | recentBirth) | pleuritic & !coughHurts & !fever & !cough & chestPain',
    S.clots,
    {
      text: 'Breathlessness or sharp chest pain after an operation, a journey, bed rest or with a swollen leg can be a clot in the lung.',
    },
  ),
  rule(
    'leg.clot',
    2,
    'legSwollenOne & !(hotRedSkin & !calf & !clotRisk) & !injuryEvent & !animalBite & !insectSting & !cut | calfPain & (calfPain:sudden | hotLeg | clotRisk | ankleSwelling | pregnant | recentBirth | cancer | legSwollenOne) & !injuryEvent & !(hotRedSkin & !calf & !clotRisk)',
    S.clots,
    { text: 'One swollen, sore leg can be a clot, above all after sitting, lying or an operation.' },
  ),
  rule('blood.coughedOrVomited', 2, 'coughBlood | vomitBlood | blackStool', S.bleeding, {
    text: 'Coughing or vomiting blood, or black stools, can mean bleeding inside.',
  }),
  rule(
    'pneumonia.severe',
    2,
    '(cough | greenPhlegm) & (fever | rigors | greenPhlegm) & (confused | drowsy | cannotWalk & age>=60 | breaths>=25 & grown | breathlessRest | fainted | age>=65 & (greenPhlegm & fever & !feverLow & !recovered | exhausted | bedbound | noAppetite | rigors | pleuritic) | weakImmune)',
    S.pneumonia,
    {
      text: 'Cough and fever with confusion, weakness or breathlessness, or at an older age, can be a severe pneumonia.',
    },
  ),
  rule(
    'pneumonia',
    3,
    'cough & fever & (greenPhlegm | pleuritic | chestPain | coughHurts | rigors | chills & lasts>=72h | exhausted & lasts>=72h | highFever & lasts>=48h | lasts>=120h) | pleuritic & (fever | cough)',
    S.pneumonia,
  ),
  rule('cough.whoop', 3, 'whoop', S.children),
  rule('cough.long', 4, 'cough>=21d | cough>=14d & coughNight & !improving', S.cough),
  rule(
    'tuberculosis',
    3,
    '(cough | coughBlood | glands) & (tbSigns | weightLoss | nightSweats) & !(lasts<7d & !weightLoss)',
    S.stgAdult,
  ),
  rule('sleep.pauses', 4, 'snores', S.nhs),
];
