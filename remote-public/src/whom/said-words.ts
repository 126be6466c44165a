import type { SaidPerson } from '@telehealth/triage/people';

const YEAR = 12;
const MONTHS_IN_WORDS = 24;
const CHILD_UNTIL = 18 * YEAR;
/** Up to this age a children's doctor is offered beside general practice. */
const PAEDIATRICS_UNTIL = 13 * YEAR;
/** In months: a wider span is no age that rules may count with. */
const STATED = 12;

const NOUNS = {
  child: { male: 'your son', female: 'your daughter', else: 'your child' },
  partner: { male: 'your partner', female: 'your partner', else: 'your partner' },
  parent: { male: 'your father', female: 'your mother', else: 'your parent' },
  sibling: { male: 'your brother', female: 'your sister', else: 'your brother or sister' },
  grandchild: { male: 'your grandson', female: 'your granddaughter', else: 'your grandchild' },
  grandparent: { male: 'your grandfather', female: 'your grandmother', else: 'your grandparent' },
  other: { male: 'somebody else', female: 'somebody else', else: 'somebody else' },
} as const;

/** Of whom the words speak, as they were understood: "your son of 4", "a child of 6 months". */
export function saidWords({ relation, gender, months }: SaidPerson): string {
  const who =
    relation !== null
      ? NOUNS[relation][gender ?? 'else']
      : months !== null && months.from < CHILD_UNTIL
        ? 'a child'
        : 'somebody else';
  if (months === null || months.to - months.from >= STATED) return who;
  if (months.from < MONTHS_IN_WORDS && months.from === months.to)
    return `${who} of ${months.from === 1 ? '1 month' : `${months.from} months`}`;
  return `${who} of ${Math.floor(months.from / YEAR)}`;
}

/** The age in years that rules may count with; undefined: words that fit many ages. */
export function statedAge(said: SaidPerson | null): number | undefined {
  const months = said?.months ?? null;
  return months === null || months.to - months.from >= STATED ? undefined : months.from / YEAR;
}

/** Whether the words are about a child who is surely, or may be, young enough for a children's doctor. */
export function isForPaediatrics(said: SaidPerson | null): boolean {
  if (said === null) return false;
  if (said.months !== null) return said.months.from < PAEDIATRICS_UNTIL;
  return said.relation === 'child' || said.relation === 'grandchild';
}

/** Whether they leave open if the child is too old for a children's doctor: "my daughter", "my kid". */
export const leavesAgeOpen = (said: SaidPerson | null): boolean =>
  isForPaediatrics(said) && (said?.months == null || said.months.to >= PAEDIATRICS_UNTIL);

/** Whether the words are about somebody who is surely of age. */
export const isGrown = (said: SaidPerson | null): boolean =>
  said !== null && ((said.months !== null && said.months.from >= CHILD_UNTIL) || isOlder(said));

const isOlder = ({ relation }: SaidPerson) =>
  relation === 'parent' || relation === 'grandparent' || relation === 'partner';
