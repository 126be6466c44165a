import { rule, SOURCES as S, type TriageRule } from './triage-rule';

const BREATH_OR_FAINT =
  '(breathless | cannotBreathe | wheeze | faint | fainted | unresponsive | stridor | cannotSwallow | throatDanger | hoarse)';

/** Injuries, burns, bites, allergy, poison. */
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
  rule('nose.bleed', 5, 'nosebleed', S.nhs, {
    text: 'Sit, lean forward and pinch the soft part of the nose for 15 minutes.',
  }),
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
    { text: 'A burn with blisters, or in a child or older person, should be looked at today.' },
  ),
  rule('burn.small', 5, 'burn | sunburn', S.burns, {
    text: 'Cool a small burn for 20 minutes under running water and cover it loosely.',
  }),
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
  rule(
    'bone.broken',
    3,
    '(injuryEvent | sprain) & (mayBeBroken | cannotWalkInjury) & !(sprain & sprain:mild)',
    S.sats,
    { text: 'After this injury a bone may be broken and should be X-rayed.' },
  ),
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
  rule('gout', 3, 'gout & (gout:severe | hotRedSkin | hotJoint) | hotJoint & !injuryEvent & !hotRedSkin', S.nhs, {
    text: 'A hot, red joint should be treated today.',
  }),
  rule(
    'joint.lasting',
    4,
    'jointPain & mayBeBroken & lasts>=48h | jointPain & sleepless | jointPain & (jointPain>=14d | recurring | worsening | jointPain:severe) & !injuryEvent & !gout | gout',
    S.nhs,
    { text: 'Joint pain that stays should be looked at.' },
  ),
  rule('wound.deep', 3, 'cutDeep | cut & mayBeBroken', S.sats, {
    text: 'A deep, gaping or dirty wound may need stitches and a tetanus injection within hours.',
  }),
  rule('wound.nerve', 2, '(cut | cutDeep) & (fingersDoNotMove | oneSideNumb | noFeeling)', S.hand, {
    text: 'After a cut, a finger that is numb or does not bend may have a cut nerve or tendon.',
  }),
  rule('wound.infected', 3, 'infectedWound & !soreThroat & !toothache', S.skin, {
    text: 'A wound that turns red, hot or runs pus should be treated today.',
  }),
  rule('bite.dangerous', 1, 'dangerousBite', S.rabies, {
    text: 'Snake, scorpion and some spider bites can be fatal. Keep still; do not cut or tie.',
  }),
  rule('bite.animal', 3, 'animalBite', S.rabies, {
    text: 'Wash the bite with soap for 15 minutes. Rabies must be prevented the same day.',
  }),
  rule(
    'bite.bad',
    2,
    'animalBite & (confused | feedsBadly | throatDanger | bodySpasms | cutDeep | heavyBleeding | nearEye | onFace | throatSwelling)',
    S.rabies,
    { text: 'A deep bite, or one of the face, needs an emergency centre.' },
  ),
  rule('bite.rabid', 2, 'animalBite & animalSick', S.rabies, {
    text: 'A bite or scratch of a wild animal, or of one that behaves strangely, can bring rabies: the vaccine cannot wait.',
    todo: 'Wash it with soap under running water for 15 minutes first.',
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
    {
      text: 'Swelling of the face or throat, or an allergic reaction with trouble breathing, can close the airway.',
      todo: 'Use an adrenaline pen if there is one. Lie down with the legs up, or sit if breathing is hard.',
    },
  ),
  rule(
    'allergy.spreading',
    2,
    'hives & (vomiting | diarrhoea | bellyPain) & allergen | allergen & hives & cough & !fever & !runnyNose & !lasts>=24h | allergen & (hives | itchyAllOver) & (doom | faint | confused | goesDown | soreThroat & !runnyNose & !fever | hoarse)',
    S.allergy,
    { version: 3, text: 'Hives with vomiting or coughing after a food or sting can turn severe.' },
  ),
  rule('hives', 5, 'hives', S.skin, {
    text: 'Hives mostly fade within a day; an antihistamine helps.',
    watch: 'Swelling of lips, tongue or throat, or trouble breathing',
  }),
  rule(
    'sting.infected',
    3,
    'insectSting & (fever | infectedWound | hotRedSkin & insectSting>=48h | spreadsFast)',
    S.skin,
    { text: 'A bite that spreads or comes with fever may be infected.' },
  ),
  rule('sting.simple', 5, 'insectSting | tick & !fever & !rash', S.skin, {
    text: 'Most stings and bites settle in days. Cool it, and remove a sting or tick.',
    watch: 'Trouble breathing, swelling of the face, fever, or redness that spreads after two days',
  }),
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
    todo: 'Do not make the person vomit. Poison help: 0861 555 777.',
  }),
  rule(
    'liver.paracetamol',
    2,
    'paracetamolLots & (vomiting | nausea | bellyPain | confused | drowsy | jaundice | overdose | exhausted)',
    S.poison,
    { text: 'Too much paracetamol harms the liver, even spread over days.' },
  ),
  rule('dose.wrong', 3, 'wrongDose | paracetamolLots', S.poison, {
    text: 'After a wrong dose call the poison line or a pharmacist at once: 0861 555 777.',
  }),
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
  rule('cut.simple', 5, 'cut | sprain | injuryEvent', S.nhs, {
    text: 'A small wound or sprain heals at home: clean and cover, or rest, ice and raise.',
    watch: 'You cannot use or stand on it, it becomes numb, or it turns red and hot',
  }),
];
