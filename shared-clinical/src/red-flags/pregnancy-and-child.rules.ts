import { all, type RedFlagRule, SATS } from './red-flag-rule';

const base = { version: 1, route: 'medical', source: SATS, language: 'en' } as const;
const PREGNANT = ['pregnan*', 'in labour|labor', 'weeks ~ expecting', 'trimester', 'contractions'];
const BABY = ['baby|babies|infant|newborn|toddler', 'my child|son|daughter', 'month|months|week|weeks|day|days old'];

/** Signs in pregnancy and in small children. */
export const PREGNANCY_AND_CHILD_RULES: readonly RedFlagRule[] = [
  {
    ...base,
    id: 'pregnancy.emergency',
    level: 1,
    text: 'Heavy bleeding, a fit or a visible cord in pregnancy is an emergency for two.',
    when: [
      all(PREGNANT, [
        'heav* ~ bleed*',
        'bleed* ~ heav*|lot|badly|clots',
        'soak* ~ pad|pads',
        'cord ~ see|visible|out|hanging|coming',
        'see|feel ~ cord',
        'fit|fits|seizure*|convuls*',
      ]),
    ],
  },
  {
    ...base,
    id: 'child.floppy',
    level: 1,
    text: 'A baby or child that is floppy or hard to wake needs help now.',
    when: [
      all(BABY, [
        'floppy',
        'limp',
        'cannot ~ wake',
        'will|does not wake',
        'hard|difficult to wake',
        'not waking|responding|moving',
        'unresponsive',
        'lifeless',
      ]),
    ],
  },
  {
    ...base,
    id: 'pregnancy.warning',
    level: 2,
    text: 'Pain, bleeding, a fall or a blow in pregnancy should be checked at once.',
    when: [
      all(PREGNANT, [
        'stomach|abdominal|belly|tummy|pelvic pain*|cramp*|ache',
        'pain*|cramp* ~ stomach|abdomen|belly|tummy|pelvis',
        'bleed*|spotting',
        'fell|fallen|kicked|hit|accident',
        'baby ~ not ~ mov*|kick*',
        'not ~ felt|feel* ~ baby',
        'headache ~ vision|swelling|swollen',
        'water|waters ~ broke|broken',
      ]),
    ],
  },
  {
    ...base,
    id: 'baby.fever',
    level: 2,
    text: 'Fever in a baby under three months must be seen at once.',
    when: [
      all(
        [
          'newborn',
          'new born',
          '1|2|3|4|5|6|7|8|9|10|11|12|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve week|weeks old',
          '1|2|one|two month|months old',
          'few|some days|weeks old',
          'under 3|three months',
        ],
        ['fever*', 'temperature', 'burning up', 'hot ~ touch'],
      ),
    ],
  },
];
