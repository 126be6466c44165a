import { formatPlainDate } from '@telehealth/contracts/formatting';
import { MissingNotice } from '@telehealth/ui/feedback/missing-notice';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { type GrownPerson, useToHandOver } from '../../data/people/to-hand-over.queries';
import { HandOver } from './opened-parts';

/** Who came of age without a sign-in: the record is theirs, and only a code from here leads to it. Nothing of it is shown. */
export function GrownCards() {
  const query = useToHandOver();
  const [handed, setHanded] = useState<GrownPerson | null>(null);
  if (query.error === null && (query.data ?? []).length === 0) return null;
  return (
    <Stack gap={4}>
      <MissingNotice query={query} title="Who may have come of age is not shown">
        The people you act for are below.
      </MissingNotice>
      {query.data?.map((person) => (
        <Card key={person.id} title={`${person.firstName} is 18 now: the record is theirs`}>
          <p>
            {person.name} came of age on {formatPlainDate(person.ofAgeOn)}, and you no longer see or do anything there.
            Without a sign-in nobody does. Make a code and give it to {person.firstName}, and to nobody else.
          </p>
          <div>
            <Button onClick={() => setHanded(person)}>Give {person.firstName} the code</Button>
          </div>
        </Card>
      ))}
      {handed !== null && <HandOver person={handed} onClose={() => setHanded(null)} />}
    </Stack>
  );
}
