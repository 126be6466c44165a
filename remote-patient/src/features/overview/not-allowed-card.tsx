import { HANDED_ON, howToGetMore, notGiven } from '@telehealth/data/people/not-given';
import { useShownPerson } from '@telehealth/data/people/people.queries';
import { Card } from '@telehealth/ui/layout/card';

/** To who was asked to act for an adult: what they were not given stands here by name, and how to ask for it. */
export function NotAllowedCard() {
  const person = useShownPerson();
  if (person === null || person.basis !== 'invited') return null;
  const closed = HANDED_ON.filter((part) => !person.scopes.includes(part));
  if (closed.length === 0) return null;
  return (
    <Card title="Not part of what you may do">
      <p>{notGiven(person, closed)}, so they are not shown here.</p>
      <p className="small soft">{howToGetMore(person)}</p>
    </Card>
  );
}
