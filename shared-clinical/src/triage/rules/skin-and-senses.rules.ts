import { rule, SOURCES as S, type TriageRule } from './triage-rule';

/** Skin, eyes, ears, nose, throat and teeth. */
export const SKIN_AND_SENSES_RULES: readonly TriageRule[] = [
  rule(
    'skin.spreading',
    2,
    '(hotRedSkin | infectedWound | abscess | insectSting & fever | cut & fever) & (spreadsFast & (fever | hotRedSkin | infectedWound:severe | rigors | drowsy | vomiting) | rigors | confused) | eyeSocketSwelling & fever | diabetes & diabeticFoot & (fever | spreadsFast | rigors)',
    S.skin,
    {
      text: 'A skin infection that spreads within hours, or with shaking chills, can be life-threatening.',
    },
  ),
  rule(
    'skin.infected',
    3,
    'hotRedSkin & !sunburn & !burn & !stye & !redEye & !(insectSting & !insectSting>=48h & !fever) | diabetes & diabeticFoot | rash & fever & !child & !chickenpox & !measles | eyeSocketSwelling',
    S.skin,
  ),
  rule(
    'skin.peeling',
    2,
    'rash & mouthUlcer & fever & age>=16 & !handFootMouth & !chickenpox | rashBlistersMouth & (newMedicine | allergen | fever & (rash | blisters)) & !handFootMouth & !chickenpox & !shingles',
    S.skin,
    { version: 3, text: 'A blistering rash with sores in mouth or eyes after a medicine is dangerous.' },
  ),
  rule(
    'shingles',
    3,
    'shinglesNamed | shingles & (rash | blisters) | rash & blisters & (chestPain | backPain | age>=50) & !chickenpox & !handFootMouth',
    S.nhs,
  ),
  rule('medicine.rash', 3, '(rash | hives) & newMedicine', S.skin),
  rule(
    'abscess',
    4,
    'abscess & (abscess:severe | abscess>=5d | fever | diabetes | worsening | abscess:worse | infectedWound | hotRedSkin)',
    S.skin,
  ),
  rule(
    'skin.lasting',
    4,
    'mole | impetigo | acneScars | rash>=28d & !eczemaNamed & !recurring | hairLoss | (rash | eczema | fungus | acne | itchyAllOver | lice | wart) & remedyFails | lump & !piles & !sprain & !insectSting & !stye & !headInjury & !abscess & !breastLump & !throatPus | bedsore | diabeticFoot & (diabeticFoot>=14d) | rash>=14d & (!eczema | hives) & !acne | acne:severe | itchyAllOver>=14d & !eczema & !fungus & !hayFever & !thrush & !piles | bruisesEasily',
    S.cancer,
  ),
  rule('skin.simple', 5, 'eczema | fungus | acne | wart | coldSore | rash | abscess | blisters | itchyAllOver', S.skin),
  rule(
    'eye.check',
    4,
    'redEye & (lightHurts | eyePainRed & visionFine | redEye>=8d | redEye:severe | child & fever) | blurGradual | seesSpots & !headache | nearEye & (shingles | coldSore | blisters)',
    S.eyes,
  ),
  rule('eye.simple', 5, 'redEye | stye', S.eyes),
  rule('ear.bone', 2, 'behindEar & (fever | earache | earDischarge)', S.ear, {
    text: 'Swelling behind a sore ear can be an infection of the bone.',
  }),
  rule('ear.discharge', 4, 'earDischarge | tinnitus | earBlocked & (hearingLoss | earBlocked>=7d)', S.ear),
  rule('hearing.lost', 3, 'hearingLoss & (hearingLoss:sudden | lasts<72h) & !earBlocked & !runnyNose', S.nhs),
  rule('ear.simple', 5, 'earBlocked', S.nhs),
  rule(
    'throat.closing',
    2,
    'throatDanger & (soreThroat | fever | hoarse | cannotSwallow | abscess | glands | neckLump | faceSwellingDental | toothache | breathless | throatPus)',
    S.throat,
    {
      version: 2,
      text: 'A throat so swollen that saliva does not go down, or the mouth hardly opens, can close the airway.',
    },
  ),
  rule(
    'throat.bacterial',
    4,
    'throatPus & fever | soreThroat & (throatPus & fever | throatPus & !cough | highFever | fever & vomiting | fever & !cough & !runnyNose & !soreThroat:mild & !feverLow | soreThroat:severe) | soreThroat>=7d | weakImmune & soreThroat',
    S.throat,
  ),
  rule('glandular', 4, '(soreThroat | glands) & exhausted & (fever | glands | lasts>=5d) & !runnyNose', S.throat),
  rule(
    'glands.lasting',
    4,
    'glands & glands>=14d | neckLump & !soreThroat & !runnyNose | hoarse>=21d | smellLoss>=14d',
    S.cancer,
  ),
  rule('throat.simple', 5, 'soreThroat | hoarse | glands', S.throat),
  rule(
    'sinus.lasting',
    4,
    'sinusPain & (sinusPain>=10d | lasts>=10d | worsening | fever & !feverLow | sinusPain:severe)',
    S.sinus,
  ),
  rule('cold.simple', 5, 'runnyNose | sinusPain | hayFever | smellLoss', S.sinus),
  rule('cough.simple', 5, 'cough & !cough>=21d', S.cough),
  rule(
    'tooth.danger',
    2,
    '(toothache | faceSwellingDental) & faceSwellingDental & (throatDanger | breathless | eyeSocketSwelling | highFever | hardToSwallow) | toothOut',
    S.nhs,
    { text: 'A tooth infection that spreads to face or neck, or a tooth knocked out, cannot wait.' },
  ),
  rule('tooth.swollen', 3, 'toothache & (faceSwellingDental | fever)', S.nhs),
  rule('tooth', 4, 'toothache | gumsBleed & gumsBleed>=14d', S.nhs),
  rule(
    'mouth.lasting',
    4,
    'mouthUlcer>=21d & !recurring | mouthUlcer & (fever & !handFootMouth | weightLoss)',
    S.cancer,
    { version: 2 },
  ),
  rule('mouth.simple', 5, 'mouthUlcer | gumsBleed', S.nhs),
];
