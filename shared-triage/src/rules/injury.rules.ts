import { rule, SOURCES as S, type TriageRule } from './triage-rule';

const BREATH_OR_FAINT =
  '(breathless | cannotBreathe | wheeze | faint | fainted | unresponsive | stridor | cannotSwallow | throatDanger | hoarse)';

export const INJURY_RULES: readonly TriageRule[] = [
  rule('bleeding.heavy', 1, 'heavyBleeding & !(nosebleed) & !periodHeavy', S.sats, {
    text: 'Bleeding that does not stop or spurts needs an ambulance. Press hard on it meanwhile.',
  }),
  rule(
    'nose.bleedLong',
    2,
    'nosebleed & (heavyBleeding & !bleedStopped | nosebleedLong | nosebleed>=0.4h & !nosebleed>=4h | anticoagulant | faint)',
    S.nhs,
    { version: 2, text: 'A nosebleed of more than 20 minutes, or with blood thinners, needs help now.' },
  ),
  rule('nose.bleed', 5, 'nosebleed', S.nhs),
  rule('burn.airway', 1, 'burnAirway', S.burns, {
    text: 'Burns of the face or breathed-in smoke can close the airway.',
  }),
  rule('burn.large', 2, 'burnLarge & !(burn:mild & !child) | burn & bigBlisters', S.burns, {
    text: 'Chemical, deep or large burns need an emergency centre. Cool with running water meanwhile.',
  }),
  rule(
    'burn.some',
    3,
    'burn & (child | blisters & !burn:mild | burn:severe | diabetes | age>=65 | infectedWound | pregnant)',
    S.burns,
  ),
  rule('burn.small', 5, 'burn | sunburn', S.burns),
  rule('injury.highEnergy', 1, 'highEnergy', S.sats, {
    text: 'After a crash, a high fall, drowning or an electric shock, injuries can be hidden.',
  }),
  rule('injury.penetrating', 1, 'penetrating', S.sats, {
    text: 'Stab and gunshot wounds need an ambulance, however small they look.',
  }),
  rule(
    'limb.danger',
    2,
    'amputated | openFracture & !toothOut | limbColdWhite & !recurring | limbCold & noFeeling & !recurring | (injuryEvent | noFeeling) & limbColdNumb | limbColdNumb:sudden & jointPain | limbCold & somePain & !recurring & !(lasts>=14d) & !fever & !cough & !runnyNose | limbColdNumb & jointPain:severe & jointPain:sudden',
    S.sats,
    {
      version: 2,
      text: 'A bone through the skin, a joint out of place, or a cold or numb limb after an injury needs an emergency centre.',
    },
  ),
  rule(
    'hip.broken',
    2,
    'injuryEvent & (hipFall | cannotWalkInjury) & age>=60 | injuryEvent & hipFall & cannotWalkInjury',
    S.sats,
    {
      text: 'After a fall an older person who cannot stand may have a broken hip.',
    },
  ),
  rule(
    'neck.injury',
    2,
    'neckInjury & (weakLegs | oneSideNumb | cannotWalk | limbColdNumb) | (injuryEvent | highEnergy) & (neckPain:severe | (neckPain | backPain) & (oneSideNumb | weakLegs | noFeeling))',
    S.sats,
    { text: 'Neck or back pain with numbness after an injury: do not move.' },
  ),
  rule('bone.broken', 3, '(injuryEvent | sprain) & (mayBeBroken | cannotWalkInjury) & !(sprain & sprain:mild)', S.sats),
  rule(
    'joint.hot',
    2,
    'hotJoint & fever | fever & child & (jointPain | hipFall) & (limpChild | cannotWalk | cannotWalkInjury)',
    S.sats,
    {
      version: 2,
      text: 'A hot, swollen joint with fever can be infected inside.',
    },
  ),
  rule('gout', 3, 'gout & (gout:severe | hotRedSkin | hotJoint) | hotJoint & !injuryEvent & !hotRedSkin', S.nhs),
  rule(
    'joint.lasting',
    4,
    'jointPain & mayBeBroken & lasts>=48h | jointPain & sleepless | jointPain & (jointPain>=14d | recurring | worsening | jointPain:severe) & !injuryEvent & !gout | gout',
    S.nhs,
  ),
  rule('wound.deep', 3, 'cutDeep | cut & mayBeBroken', S.sats),
  rule('wound.nerve', 2, '(cut | cutDeep) & (fingersDoNotMove | oneSideNumb | noFeeling)', S.hand, {
    text: 'After a cut, a finger that is numb or does not bend may have a cut nerve or tendon.',
  }),
  rule('wound.infected', 3, 'infectedWound & !soreThroat & !toothache', S.skin),
  rule('bite.dangerous', 1, 'dangerousBite', S.rabies, {
    text: 'Snake, scorpion and some spider bites can be fatal. Keep still; do not cut or tie.',
  }),
  rule('bite.animal', 3, 'animalBite', S.rabies),
  rule(
    'bite.bad',
    2,
    'animalBite & (confused | feedsBadly | throatDanger | bodySpasms | cutDeep | heavyBleeding | nearEye | onFace | throatSwelling)',
    S.rabies,
    { text: 'A deep bite, or one of the face, needs an emergency centre.' },
  ),
  rule('bite.rabid', 2, 'animalBite & animalSick', S.rabies, {
    text: 'A bite or scratch of a wild animal, or of one that behaves strangely, can bring rabies: the vaccine cannot wait.',
  }),
  rule('tick.fever', 2, '(tick | rashWristsAnkles) & fever & (rash | headache)', S.ticks, {
    text: 'Fever with headache or rash after a tick bite or time in the bush needs treatment at once.',
  }),
  rule(
    'allergy.severe',
    1,
    'throatSwelling & !faceSwellingDental:mild & !toothache | allergen & (hives | insectSting | throatSwelling | allergicReaction) & ' +
      BREATH_OR_FAINT +
      ' | hives & ' +
      BREATH_OR_FAINT +
      ' | allergen & (cannotBreathe | wheeze & !asthma & !copd & !hayFever | breathless & !cough & !clotRisk & (insectSting | rash | vomiting) | fainted & (insectSting | hives | rash))',
    S.allergy,
    { text: 'Swelling of the face or throat, or an allergic reaction with trouble breathing, can close the airway.' },
  ),
  rule(
    'allergy.spreading',
    2,
    'hives & (vomiting | diarrhoea | bellyPain) & allergen | allergen & hives & cough & !fever & !runnyNose & !lasts>=24h | allergen & (hives | itchyAllOver) & (doom | faint | confused | goesDown | soreThroat & !runnyNose & !fever | hoarse)',
    S.allergy,
    { version: 3, text: 'Hives with vomiting or coughing after a food or sting can turn severe.' },
  ),
  rule('hives', 5, 'hives', S.skin),
  rule(
    'sting.infected',
    3,
    'insectSting & (fever | infectedWound | hotRedSkin & insectSting>=48h | spreadsFast)',
    S.skin,
  ),
  rule('sting.simple', 5, 'insectSting | tick & !fever & !rash', S.skin),
  rule(
    'poison.overdose',
    1,
    'overdose & !(vitaminOnly & recovered) | poisonTaken & (drowsy | unresponsive | confused | vomiting | breathless | notBreathing | seizure | faint | sweating) | drunk & (unresponsive | notBreathing)',
    S.poison,
    {
      version: 2,
      text: 'An overdose, or poisoning with drowsiness, needs an ambulance now. Keep the container at hand.',
    },
  ),
  rule('swallowed.dangerous', 2, 'swallowedBattery | poisonTaken | child & ateMedicine', S.poison, {
    version: 2,
    text: 'Swallowed batteries, magnets and poisons can do harm before anything is felt.',
  }),
  rule(
    'liver.paracetamol',
    2,
    'paracetamolLots & (vomiting | nausea | bellyPain | confused | drowsy | jaundice | overdose | exhausted)',
    S.poison,
    { text: 'Too much paracetamol harms the liver, even spread over days.' },
  ),
  rule('dose.wrong', 3, 'wrongDose | paracetamolLots', S.poison),
  rule(
    'gas.fumes',
    2,
    'gasFumes & (headache | dizzy | nausea | vomiting | confused | drowsy | faint | fainted | exhausted)',
    S.poison,
    { text: 'Headache or dizziness near a heater, generator or coals can be carbon monoxide. Go outside.' },
  ),
  rule('withdrawal', 2, 'withdrawal', S.mind, {
    text: 'Shaking, sweating or seeing things after stopping alcohol can turn into fits.',
  }),
  rule(
    'heat',
    2,
    'heatSick & (confused | fainted | unresponsive | highFever | seizure | drowsy | vomiting) | veryCold & !sprain | heatStroke',
    S.sats,
    { text: 'Illness from heat or cold with confusion or collapse is an emergency. Cool, or warm, at once.' },
  ),
  rule(
    'eye.danger',
    2,
    'eyeHurt | eyePainRed & !(stye & visionFine) | redEye:severe & lightHurts | eyeSocketSwelling & (fever | seesSpots | eyePainRed) | redEye & newborn',
    S.eyes,
    { text: 'Sudden loss of sight, or an injured eye, can often be saved if treated at once.' },
  ),
  rule('cut.simple', 5, 'cut | sprain | injuryEvent', S.nhs),
];
