import { all, any, type RedFlagRule, SATS } from './red-flag-rule';

const CHEST_PAIN = [
  'chest pain*|ache*|aching|pressure|tight*|discomfort',
  'pain*|pressure|tight*|heaviness|ache|aching|squeez*|crush*|weight ~ chest',
  'chest ~ hurt*|pain*|tight*|heavy|ache*|aching|crush*|squeez*',
  'tight chest',
  'angina',
];
const base = { version: 1, route: 'medical', source: SATS, language: 'en' } as const;

/** Signs of the heart and of breathing. */
export const HEART_AND_BREATH_RULES: readonly RedFlagRule[] = [
  {
    ...base,
    id: 'breathing.stopped',
    level: 1,
    text: 'Not being able to breathe, or choking, needs help within minutes.',
    when: [
      any(
        'not breathing',
        'stop* breathing',
        'breathing ~ stopped',
        'cannot breathe',
        'cannot get ~ air|breath',
        'gasping|fighting|struggling for air|breath',
        'choking',
        'choked ~ cannot',
      ),
    ],
    unless: ['through ~ nose', 'blocked|stuffy|runny nose', 'nose ~ blocked|stuffy'],
  },
  {
    ...base,
    id: 'breathing.blue',
    level: 1,
    text: 'Blue or grey lips or face mean too little oxygen.',
    when: [
      any(
        'lips|lip|face|tongue|mouth ~ blue|bluish|grey|gray|purple',
        'blue|bluish|grey|gray|purple lips|face|tongue|mouth',
        'turn* blue|grey|gray',
      ),
    ],
  },
  {
    ...base,
    id: 'heart.attack',
    level: 1,
    text: 'Chest pain with sweating, breathlessness, faintness or pain to the arm or jaw can be a heart attack.',
    when: [
      any(
        'having|has|have a heart attack',
        'heart attack ~ now',
        'think|maybe|might|possible|feels ~ heart attack',
        'crushing ~ chest',
        'chest ~ crush*',
      ),
      all(CHEST_PAIN, [
        'sweat*',
        'clammy',
        'short* of breath',
        'breathless*',
        'cannot breathe',
        'faint*',
        'dizz*',
        'lightheaded',
        'light headed',
        'nause*|vomit*',
        'arm|arms|jaw|shoulder',
      ]),
    ],
  },
  {
    ...base,
    id: 'chest.pain',
    level: 2,
    text: 'Chest pain needs to be looked at in person.',
    when: [any(...CHEST_PAIN)],
  },
  {
    ...base,
    id: 'breathing.short',
    level: 2,
    text: 'Being short of breath at rest, or too breathless to finish a sentence, cannot wait for a visit.',
    when: [
      any(
        'short* of breath',
        'breathless*',
        'out of breath ~ rest|sitting|lying',
        'cannot ~ finish ~ sentence*',
        'hard|difficult|difficulty|trouble|struggl* ~ breathe|breathing|breath',
        'breathing ~ hard|difficult|heavy|fast|trouble',
        'cannot catch ~ breath',
      ),
    ],
    unless: ['through ~ nose', 'blocked|stuffy|runny nose', 'nose ~ blocked|stuffy'],
  },
  {
    ...base,
    id: 'blood.coughedOrVomited',
    level: 2,
    text: 'Coughing or vomiting blood, or black stools, can mean bleeding inside.',
    when: [
      any(
        'cough* ~ blood',
        'vomit*|throw*|threw ~ blood',
        'spit* ~ blood',
        'blood ~ vomit|sputum|phlegm|spit',
        'black|tarry stool*|poo|poop|faeces|feces',
        'stool*|poo|poop ~ black|tarry',
      ),
    ],
  },
];
