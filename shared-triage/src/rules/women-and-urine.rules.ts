import { rule, SOURCES as S, type TriageRule } from './triage-rule';

const CYCLE = '!periodPain & !periodHeavy';

export const WOMEN_AND_URINE_RULES: readonly TriageRule[] = [
  rule(
    'pregnancy.emergency',
    1,
    'pregnant & (labourHeavy | seizure | seizureNow) | labourHeavy & contractions',
    S.maternity,
    {
      text: 'Heavy bleeding, a fit or a visible cord in pregnancy is an emergency for two.',
    },
  ),
  rule(
    'pregnancy.warning',
    2,
    'pregnant & (bellyPain | somePain & (faint | dizzy) & !headache & !toothache | vaginalBleeding | injuryEvent | highEnergy | babyMovesLess | severePain | muchBlood & !nosebleed & !rectalBleeding | watersBroken | contractions | backPain:severe | heavyBleeding | bleedLittle & !gumsBleed & !nosebleed & !rectalBleeding & !piles & !toothache) | thirdTrimester & babyMovesLess',
    S.pregnancy,
    {
      version: 3,
      text: 'Pain, bleeding, a fall or a blow in pregnancy should be checked at once.',
    },
  ),
  rule(
    'pregnancy.pressure',
    2,
    '(pregnant | recentBirth) & (headache & (seesSpots | suddenSwelling | headache:severe | upperPainPregnant | thirdTrimester | hypertension | vomiting & thirdTrimester) | seesSpots | upperPainPregnant & thirdTrimester | suddenSwelling & thirdTrimester | hypertension & thirdTrimester | systolic>=140 | diastolic>=90)',
    S.pregnancy,
    {
      text: 'Headache, seeing spots, sudden swelling or raised blood pressure in pregnancy can be pre-eclampsia.',
    },
  ),
  rule('pregnancy.fever', 2, '(pregnant | recentBirth) & (fever & !runnyNose & !cough | rigors)', S.maternity, {
    text: 'Fever in pregnancy or after a birth can be a serious infection.',
  }),
  rule(
    'pregnancy.sick',
    3,
    'pregnant & (burningPee | bloodUrine | fever | diarrhoea & vomiting | itchyAllOver & thirdTrimester | chickenpox | measles | vomiting & (nothingStays | weightLoss | vomiting:severe | vomitManyDays) | noUrine | dizzy & faint)',
    S.maternity,
  ),
  rule(
    'pregnancy.early',
    2,
    'maybePregnant & (bellyPain | shoulderTip | faint | fainted | vaginalBleeding)',
    S.pregnancy,
    {
      text: 'A late period with belly pain, bleeding or faintness can be a pregnancy outside the womb.',
    },
  ),
  rule(
    'pregnancy.minor',
    5,
    'pregnant & (morningSickness | heartburn | constipated | backPain | cramp | exhausted | runnyNose)',
    S.maternity,
  ),
  rule('breast.infected', 3, 'mastitis', S.maternity),
  rule('breast.change', 4, 'breastLump', S.cancer),
  rule(
    'bleeding.womb',
    2,
    'soaksPads | recentBirth & (labourHeavy | heavyBleeding | fainted) | vaginalBleeding & (faint | fainted | pale) & !nosebleed | periodHeavy & (faint & !risesFast | fainted)',
    S.sats,
    {
      version: 2,
      text: 'Soaking a pad an hour, or bleeding with faintness, is too much.',
    },
  ),
  rule('bleeding.menopause', 4, 'afterMenopause | vaginalBleeding & menopause & age>=50', S.cancer),
  rule('period.trouble', 4, 'periodHeavy | periodPain:severe | periodPain & (worsening | unableNormal)', S.nhs),
  rule('period.simple', 5, 'periodPain', S.nhs),
  rule('pelvis.infected', 3, `vaginalDischarge & (fever | bellyPain) & ${CYCLE}`, S.nhs),
  rule('sex.infection', 4, 'genitalSore | vaginalDischarge & !thrush', S.stgAdult),
  rule('sex.protect', 3, 'unsafeSex', S.stgAdult),
  rule('violence', 2, 'assault | violenceFear', S.sats, {
    route: 'crisis',
    text: 'Nobody may hurt you. You can get care, medicine that protects, and safety now.',
  }),
  rule(
    'thrush.check',
    4,
    'thrush & (pregnant | remedyFails | fever | bellyPain | recurring & thrush>=14d | age<16 & !baby | age>=60 | diabetes | male) & !nappyRash',
    S.nhs,
    { version: 2 },
  ),
  rule('thrush.simple', 5, 'thrush', S.nhs),
  rule('urine.infection', 3, 'burningPee & !thrush | peesOften & (bellyPain | bloodUrine | fever)', S.uti),
  rule(
    'kidney.infected',
    2,
    'flankPain & highFever | (burningPee | flankPain) & highFever & (chills | rigors | backPain) | (burningPee | peesOften | flankPain | bloodUrine) & (rigors | confused | vomiting & fever | vomiting & (backPain | chills | shakesHard) | fever & (pregnant | age>=70 | diabetes | weakImmune | age<0.5))',
    S.uti,
    { version: 2, text: 'A urine infection with shaking chills, vomiting or confusion may have reached the blood.' },
  ),
  rule('kidney.fever', 3, 'flankPain & fever', S.uti),
  rule('urine.blood', 3, 'bloodUrine', S.cancer),
  rule('urine.stopped', 2, 'cannotPee', S.sats, {
    text: 'A full bladder that cannot be emptied must be helped today.',
  }),
  rule('urine.often', 4, 'peesOften | prostate | leaksUrine', S.nhs),
  rule(
    'testicle.sudden',
    2,
    'testiclePain & !(testiclePain>=14d & !testiclePain:severe & !testiclePain:sudden) | privatePain & male & (privatePain:severe | privatePain:sudden | vomiting | oneSwollen) | erection',
    S.sats,
    {
      version: 3,
      text: 'Sudden pain in a testicle can need an operation within hours.',
    },
  ),
  rule('testicle.lump', 4, 'testicleLump', S.cancer),
  rule('menopause', 4, 'menopause', S.nhs),
  rule('pregnancy.possible', 4, 'maybePregnant', S.nhs),
];
