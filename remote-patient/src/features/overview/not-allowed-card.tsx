import { listWords } from '@telehealth/contracts/formatting';
import type { ActingScope } from '@telehealth/contracts/people';
import { useShownPerson } from '@telehealth/data/people/people.queries';
import { Card } from '@telehealth/ui/layout/card';

/** What is looked for on a dashboard, by the scope that opens it. */
const PARTS: readonly { scope: ActingScope; words: string }[] = [
  { scope: 'book', words: 'visits' },
  { scope: 'join', words: 'the calls of visits' },
  { scope: 'pay', words: 'payments' },
  { scope: 'records', words: 'the record and its readings' },
  { scope: 'prescriptions', words: 'medicines and renewals' },
  { scope: 'messages', words: 'messages of visits' },
];

/** To who was asked to act for an adult: what they were not given stands here by name, and how to ask for it. */
export function NotAllowedCard() {
  const person = useShownPerson();
  if (person === null || person.basis !== 'invited') return null;
  const closed = PARTS.filter(({ scope }) => !person.scopes.includes(scope)).map(({ words }) => words);
  if (closed.length === 0) return null;
  return (
    <Card title="Not part of what you may do">
      <p>
        {person.firstName} has not given you {listWords(closed)}, so they are not shown here.
      </p>
      <p className="small soft">
        To get more, ask {person.firstName}: under Profile they end what you have and invite you anew, with more chosen.
      </p>
    </Card>
  );
}
