import { all, any, type RedFlagRule, SATS } from './red-flag-rule';

const base = { version: 1, route: 'medical', source: SATS, language: 'en' } as const;
const POISON = 'poison|bleach|pesticide|paraffin|antifreeze|acid|detergent|disinfectant|ratex|insecticide';
const POISONED = [`swallow*|drank|drunk|ate|eaten|took|taken ~ ${POISON}`, 'poisoned|poisoning', 'overdos*'];
const BELLY = 'stomach|abdominal|belly|tummy|abdomen';

/** Allergy, poison and other dangers. */
export const OTHER_DANGER_RULES: readonly RedFlagRule[] = [
  {
    ...base,
    id: 'allergy.severe',
    level: 1,
    text: 'Swelling of the face or throat, or an allergic reaction with trouble breathing, can close the airway.',
    when: [
      any(
        'face|lip|lips|tongue|throat|mouth|eyes ~ swell*|swollen|swole',
        'swell*|swollen ~ face|lip|lips|tongue|throat|mouth',
        'throat ~ closing|closed|tight*',
        'anaphyla*',
      ),
      all(
        ['allerg*', 'stung|sting|bee|wasp', 'hives'],
        ['wheez*', 'cannot breathe', 'trouble|difficulty|hard ~ breath*', 'short* of breath', 'collaps*', 'faint*'],
      ),
    ],
    unless: ['swollen ~ gland*|tonsil*'],
  },
  {
    ...base,
    id: 'poison.overdose',
    level: 1,
    text: 'An overdose, or poisoning with drowsiness, needs an ambulance now. Keep the container at hand.',
    when: [
      any(
        'overdos*',
        'took|taken|swallow* ~ too many|much ~ pills|tablets|capsules|medication|medicine',
        'took|taken|swallow* ~ all|whole|bottle|handful|packet ~ pills|tablets|capsules|medication|medicine',
        'pills|tablets ~ all at once',
      ),
      all(POISONED, ['drows*|sleepy', 'unconscious|unresponsive', 'confus*', 'vomit*', 'not breathing']),
    ],
  },
  {
    ...base,
    id: 'swallowed.dangerous',
    level: 2,
    text: 'Swallowed batteries, magnets and poisons can do harm before anything is felt.',
    when: [any('swallow*|ate|eaten ~ battery|batteries|magnet|magnets', ...POISONED)],
    unless: ['food poisoning'],
  },
  {
    ...base,
    id: 'belly.severe',
    level: 2,
    text: 'Severe pain in the belly should be examined at once.',
    when: [
      any(
        `severe|worst|unbearable|excruciating|terrible|extreme|agonising|agonizing ~ ${BELLY} pain*|ache*|cramp*`,
        `${BELLY} ~ pain*|ache*|cramp* ~ severe|unbearable|excruciating|terrible|extreme|worst`,
        `severe|unbearable|excruciating|extreme pain* ~ ${BELLY}`,
        `${BELLY} ~ hard|rigid as|like`,
      ),
    ],
  },
  {
    ...base,
    id: 'diabetes.unwell',
    level: 2,
    text: 'Vomiting or drowsiness with diabetes can turn dangerous within hours.',
    when: [
      all(['diabet*', 'insulin'], ['vomit*', 'throwing up', 'drows*|sleepy', 'confus*', 'ketones', 'fruity breath']),
    ],
  },
  {
    ...base,
    id: 'dehydration.severe',
    level: 2,
    text: 'Passing no urine for many hours, or keeping nothing down, means too little fluid.',
    when: [
      any(
        'no urine|wee|pee',
        'not ~ urinated|peed|weed|urinating|peeing|wee|pee|urine',
        'no|any wet nappy|nappies|diaper|diapers',
        'nappy|nappies|diaper|diapers ~ dry',
        'cannot keep ~ down',
        'sunken eyes|fontanelle',
      ),
    ],
  },
  {
    ...base,
    id: 'testicle.sudden',
    level: 2,
    text: 'Sudden pain in a testicle can need an operation within hours.',
    when: [
      any(
        'testic*|scrotum|ball|balls ~ pain*|hurt*|swollen|sore|ache*',
        'pain*|ache|swelling ~ testic*|scrotum|balls',
        'testicular pain|torsion',
      ),
    ],
  },
];
