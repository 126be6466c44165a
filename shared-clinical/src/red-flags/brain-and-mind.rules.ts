import { all, any, type RedFlagRule, SADAG, SATS } from './red-flag-rule';

const base = { version: 1, route: 'medical', source: SATS, language: 'en' } as const;
const HEADACHE = 'headache|headaches|migraine';

const DANGER_RULES: readonly RedFlagRule[] = [
  {
    ...base,
    id: 'awake.unresponsive',
    level: 1,
    text: 'Someone who cannot be woken needs help now.',
    when: [
      any(
        'unconscious',
        'unresponsive',
        'not responding|waking',
        'cannot ~ wake|rouse',
        'will|does|would not wake',
        'hard|difficult to wake',
        'passed out',
        'collapsed',
        'blacked out',
      ),
    ],
  },
  {
    ...base,
    id: 'seizure.now',
    level: 1,
    text: 'A seizure that is happening now, or lasts over five minutes, needs an ambulance.',
    when: [
      any(
        'having|has a|another ~ seizure|fit|convulsion',
        'seizure*|fit|convulsion* ~ minutes|now',
        'seizure*|fit|convulsion* ~ not stop*',
        'convulsing',
        'seizing',
        'fitting now',
        'is|am|keeps having seizures|fits|convulsions',
      ),
    ],
  },
  {
    ...base,
    id: 'stroke.signs',
    level: 1,
    text: 'A drooping face, a weak arm or sudden trouble speaking can be a stroke.',
    when: [
      any(
        'face|mouth|smile|eyelid ~ droop*|lopsided|crooked',
        'droop* ~ face|mouth|smile',
        'one|left|right side ~ weak*|numb*|paralys*|drooping|limp',
        'weak*|numb*|paralys* ~ one|left|right side',
        'sudden* ~ weak*|numb*|paralys*',
        'arm|leg ~ weak*|numb*|limp ~ sudden*',
        'cannot ~ move|lift|raise ~ arm|leg|side',
        'slur* ~ speech|words|speaking|talking',
        'speech|words|speaking|talking ~ slur*|jumbled',
        'cannot speak|talk ~ sudden*',
        'sudden* ~ cannot speak|talk',
        'having|has|had|possible|maybe|think ~ stroke',
      ),
    ],
    unless: ['heat stroke', 'breast|swimming stroke'],
  },
  {
    ...base,
    id: 'crisis.suicide',
    level: 1,
    route: 'crisis',
    source: SADAG,
    text: 'You matter. If you are thinking of ending your life, please talk to someone right now.',
    when: [
      any(
        'kill* myself|himself|herself|themselves',
        'end|ending|take|taking my|his|her life',
        'end|ending|take|taking my|his|her own life',
        'suicid*',
        'want|wants|wish ~ die|dead',
        'not want to live',
        'not want to be here',
        'no reason|point ~ living|live',
        'better off dead',
        'better off without me',
        'hurting|harm*|cutting myself',
        'want* to hurt myself',
        'self harm*',
      ),
    ],
  },
];

const URGENT_RULES: readonly RedFlagRule[] = [
  {
    ...base,
    id: 'seizure.first',
    level: 2,
    text: 'After a first seizure you should be examined the same day.',
    when: [
      any('first ~ seizure|fit|convulsion', 'had ~ seizure|convulsion', 'had a fit', 'seizure|seizures|convulsions'),
    ],
  },
  {
    ...base,
    id: 'head.worstHeadache',
    level: 2,
    text: 'A sudden headache, or the worst of your life, should be examined at once.',
    when: [
      any(
        `worst ~ ${HEADACHE}`,
        `${HEADACHE} ~ worst|sudden*|exploded|thunderclap`,
        `sudden* ~ ${HEADACHE}`,
        'thunderclap',
      ),
    ],
  },
  {
    ...base,
    id: 'meningitis.signs',
    level: 2,
    text: 'Fever with a stiff neck, or a rash that does not fade when pressed, can be meningitis.',
    when: [
      all(
        ['stiff neck', 'neck ~ stiff*', 'cannot ~ bend ~ neck'],
        ['fever*', 'high|raised temperature', 'temperature ~ 38|39|40|41'],
      ),
      any('rash ~ not ~ fade|fading|blanch*|disappear*', 'non blanching', 'purple rash|spots'),
    ],
  },
  {
    ...base,
    id: 'confusion.new',
    level: 2,
    text: 'Confusion or aggression that is new has a cause that must be found quickly.',
    when: [
      any(
        'sudden* ~ confus*|aggressive|disoriented',
        'confus*|disoriented ~ today|since|now|sudden*|yesterday',
        'new confusion',
        'very|so|really confused|disoriented',
        'does not know|recognise|recognize ~ where|who|us|me',
        'not making sense',
        'hallucinating',
      ),
    ],
    unless: ['confus* ~ dose|doses|dosage|instructions|form|bill|booking|about'],
  },
  {
    ...base,
    id: 'head.injury',
    level: 2,
    text: 'A head injury with vomiting, drowsiness or blood thinners should be examined at once.',
    when: [
      all(
        ['head injury', 'hit|hurt|bang*|bump*|knock* ~ head', 'blow to ~ head', 'fell ~ head', 'concuss*'],
        [
          'vomit*',
          'threw up',
          'drows*|sleepy',
          'confus*',
          'blood thinner*',
          'warfarin|rivaroxaban|apixaban',
          'blurr*|double vision',
          'lost|losing consciousness',
        ],
      ),
    ],
  },
];

/** Signs of the brain and the mind. */
export const BRAIN_AND_MIND_RULES: readonly RedFlagRule[] = [...DANGER_RULES, ...URGENT_RULES];
