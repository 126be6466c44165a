import { formatPlainDate } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { type PersonSearch, personSearchSchema } from '@telehealth/contracts/schemas/ends';
import { DateField } from '@telehealth/ui/forms/date-field';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Card } from '@telehealth/ui/layout/card';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useState } from 'react';
import { useFindPeople } from '../../../data/desk/people.queries';
import type { FoundPerson } from '../../../data/desk/people.schema';
import { DeathDialog } from './death-dialog';
import { bornWords, visitsWords } from './person-words';

/** Finds people by letters of their name and their exact birth date: enough to tell them apart, nothing of their records. */
export function FindPersonCard({ now }: { now: Date }) {
  const finding = useFindPeople();
  const [found, setFound] = useState<readonly FoundPerson[] | null>(null);
  const [dead, setDead] = useState<FoundPerson | null>(null);
  const form = useZodForm({ schema: personSearchSchema, defaultValues: { name: '', born: '' } });
  const find = async (search: PersonSearch) => {
    const answer = await finding.run(search);
    if (answer.ok) setFound(answer.value);
  };
  return (
    <Card title="Find a person">
      <Form form={form} onSubmit={find} label="Find a person" problem={finding.error && errorText(finding.error)}>
        <TextField<PersonSearch> name="name" label="Name, or part of it" autoComplete="off" />
        <DateField<PersonSearch> name="born" label="Birth date" hint="As in the document you hold." />
        <SubmitButton busyLabel="Looking">Find</SubmitButton>
      </Form>
      <div role="status">
        {found !== null && found.length === 0 && (
          <p className="soft">Nobody of this name and birth date. Compare both with the document.</p>
        )}
      </div>
      {found !== null && found.length > 0 && (
        <RowList label="People found">
          {found.map((person) => (
            <Row
              key={person.id}
              title={person.name}
              detail={factsOf(person, now)}
              end={<Ends person={person} onDead={() => setDead(person)} />}
            />
          ))}
        </RowList>
      )}
      {dead && (
        <DeathDialog
          person={dead}
          onClose={() => setDead(null)}
          onDone={() => {
            setDead(null);
            setFound(null);
          }}
        />
      )}
    </Card>
  );
}

function Ends({ person: { name, diedOn }, onDead }: { person: FoundPerson; onDead: () => void }) {
  if (diedOn !== null) return <Badge>died {formatPlainDate(diedOn)}</Badge>;
  return (
    <Button variant="line" size="s" aria-label={`Has died: ${name}`} onClick={onDead}>
      Has died
    </Button>
  );
}

function factsOf({ dateOfBirth, idEnding, visits, visitsAhead }: FoundPerson, now: Date): string {
  const number = idEnding === null ? 'no identity number' : `identity number ends in ${idEnding}`;
  return `${bornWords(dateOfBirth, now)}, ${number}. Visits held: ${visitsWords(visits)}. Ahead: ${visitsWords(visitsAhead)}.`;
}
