/** A part of the body and its common symptoms, as concept ids of the triage lexicon. */
export interface BodyRegion {
  id: string;
  name: string;
  /** Position of its button in % of the picture's width and height; null: it has no place on the body. */
  at: readonly [x: number, y: number] | null;
  concepts: readonly string[];
}

/** From head to foot. */
export const BODY_REGIONS: readonly BodyRegion[] = [
  {
    id: 'head',
    name: 'Head',
    at: [50, 5],
    concepts: ['headache', 'dizzy', 'spinning', 'faint', 'headInjury', 'confused'],
  },
  {
    id: 'face',
    name: 'Eyes, ears, nose, mouth',
    at: [50, 14.5],
    concepts: [
      'runnyNose',
      'earache',
      'earBlocked',
      'redEye',
      'stye',
      'blurGradual',
      'eyeHurt',
      'toothache',
      'mouthUlcer',
      'sinusPain',
      'nosebleed',
    ],
  },
  {
    id: 'neck',
    name: 'Throat and neck',
    at: [50, 24],
    concepts: ['soreThroat', 'glands', 'hoarse', 'neckPain', 'stiffNeck', 'neckLump', 'hardToSwallow'],
  },
  {
    id: 'chest',
    name: 'Chest',
    at: [50, 34],
    concepts: ['chestPain', 'cough', 'breathless', 'wheeze', 'palpitations', 'heartburn', 'breastLump'],
  },
  {
    id: 'back',
    name: 'Back',
    at: [80, 34],
    concepts: ['backPain', 'sciatica', 'flankPain'],
  },
  {
    id: 'arms',
    name: 'Arm or hand',
    at: [22, 45],
    concepts: ['jointPain', 'hotJoint', 'oneSideNumb', 'tremor', 'injuryEvent', 'cut', 'burn'],
  },
  {
    id: 'belly',
    name: 'Belly',
    at: [50, 44.5],
    concepts: ['bellyPain', 'nausea', 'vomiting', 'diarrhoea', 'constipated', 'bloated', 'upsetStomach', 'noAppetite'],
  },
  {
    id: 'pelvis',
    name: 'Bladder, sex organs',
    at: [50, 55],
    concepts: [
      'burningPee',
      'peesOften',
      'bloodUrine',
      'periodPain',
      'periodHeavy',
      'vaginalBleeding',
      'vaginalDischarge',
      'thrush',
      'testiclePain',
      'genitalSore',
      'piles',
    ],
  },
  {
    id: 'legs',
    name: 'Leg or knee',
    at: [50, 75],
    concepts: ['jointPain', 'calfPain', 'legSwollenOne', 'ankleSwelling', 'cramp', 'weakLegs', 'injuryEvent'],
  },
  {
    id: 'feet',
    name: 'Foot or ankle',
    at: [50, 94],
    concepts: ['sprain', 'gout', 'diabeticFoot', 'fungus', 'wart', 'cut'],
  },
  {
    id: 'skin',
    name: 'Skin',
    at: null,
    concepts: [
      'rash',
      'itchyAllOver',
      'hives',
      'eczema',
      'acne',
      'insectSting',
      'tick',
      'animalBite',
      'hotRedSkin',
      'mole',
    ],
  },
  {
    id: 'whole',
    name: 'Whole body',
    at: null,
    concepts: ['fever', 'chills', 'bodyAches', 'flu', 'exhausted', 'nightSweats', 'weightLoss', 'thirst'],
  },
  {
    id: 'mind',
    name: 'Mind and sleep',
    at: null,
    concepts: ['lowMood', 'panic', 'stressed', 'sleepless', 'eating', 'addiction', 'memory'],
  },
];
