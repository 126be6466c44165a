import { formatDate, formatPlainDate, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { DateField } from '@telehealth/ui/forms/date-field';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Card } from '@telehealth/ui/layout/card';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { type ReactNode, useState } from 'react';
import { type PersonSearch, personSearchSchema } from '../../../data/desk/ends';
import { type Said, useFindPeople, useReopenRecord } from '../../../data/desk/people.queries';
import type { FoundPerson } from '../../../data/desk/people.schema';
import { DeathDialog } from './death-dialog';
import { GuardiansDialog } from './guardians-dialog';
import { OnePersonDialog } from './one-person-dialog';
import { factsOf } from './person-words';
import { ReasonDialog } from './reason-dialog';

/** Finds people by letters of their name and their exact birth date: enough to tell them apart, nothing of their records. */
export function FindPersonCard({ now }: { now: Date }) {
  const finding = useFindPeople();
  const [found, setFound] = useState<readonly FoundPerson[] | null>(null);
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
      {found !== null && found.length > 0 && <Found found={found} now={now} onDone={() => setFound(null)} />}
    </Card>
  );
}

type Step =
  | { kind: 'died' | 'guardians' | 'reopen'; person: FoundPerson }
  | { kind: 'one'; pair: [FoundPerson, FoundPerson] };

interface FoundProps {
  found: readonly FoundPerson[];
  now: Date;
  /** What was found is out of date. */
  onDone: () => void;
}

function Found({ found, now, onDone }: FoundProps) {
  const [step, setStep] = useState<Step | null>(null);
  const [first, setFirst] = useState<FoundPerson | null>(null);
  const close = () => setStep(null);
  const take = (person: FoundPerson) => {
    if (first === null) return setFirst(person);
    setFirst(null);
    if (first.id !== person.id) setStep({ kind: 'one', pair: [first, person] });
  };
  return (
    <>
      {first && (
        <p role="status">
          {first.name} is chosen. Choose the other record of the same person, or {first.name} again to stop.
        </p>
      )}
      <RowList label="People found">
        {found.map((person) => (
          <Row
            key={person.id}
            title={person.name}
            detail={factsOf(person, now)}
            end={
              <Ends person={person} onReopen={() => setStep({ kind: 'reopen', person })}>
                {found.length > 1 && (
                  <Button
                    variant={first?.id === person.id ? 'primary' : 'line'}
                    size="s"
                    aria-pressed={first?.id === person.id}
                    aria-label={`Same person as: ${person.name}`}
                    onClick={() => take(person)}
                  >
                    Same person as
                  </Button>
                )}
                <Button
                  variant="line"
                  size="s"
                  aria-label={`Who acts for them: ${person.name}`}
                  onClick={() => setStep({ kind: 'guardians', person })}
                >
                  Who acts for them
                </Button>
                <Button
                  variant="line"
                  size="s"
                  aria-label={`Has died: ${person.name}`}
                  onClick={() => setStep({ kind: 'died', person })}
                >
                  Has died
                </Button>
              </Ends>
            }
          />
        ))}
      </RowList>
      {step?.kind === 'died' && <DeathDialog person={step.person} onClose={close} onDone={onDone} />}
      {step?.kind === 'reopen' && <Reopen person={step.person} onClose={close} onDone={onDone} />}
      {step?.kind === 'guardians' && <GuardiansDialog person={step.person} onClose={close} />}
      {step?.kind === 'one' && <OnePersonDialog pair={step.pair} now={now} onClose={close} onDone={onDone} />}
    </>
  );
}

interface EndsProps {
  person: FoundPerson;
  onReopen: () => void;
  children: ReactNode;
}

/** Nothing more is done for somebody who has died than what their case offers; a closed record is opened again first. */
function Ends({ person: { name, diedOn, reopenUntil }, onReopen, children }: EndsProps) {
  if (diedOn !== null) return <Badge>died {formatPlainDate(diedOn)}</Badge>;
  if (reopenUntil === null) return children;
  return (
    <>
      <Badge>record closed</Badge>
      <Button variant="line" size="s" aria-label={`Open it again: ${name}`} onClick={onReopen}>
        Open it again
      </Button>
    </>
  );
}

function Reopen({
  person: { id, name, reopenUntil },
  onClose,
  onDone,
}: {
  person: FoundPerson;
  onClose: () => void;
  onDone: () => void;
}) {
  const reopening = useReopenRecord();
  const until = reopenUntil === null ? '' : ` Possible until ${formatDate(reopenUntil, viewerTimeZone())}.`;
  const run = async (said: Said) => {
    const done = await reopening.run(said);
    if (done.ok) onDone();
    return done;
  };
  return (
    <ReasonDialog
      id={id}
      title={`Open the record of ${name} again`}
      what={`The guardian who closed it looks after it as before. Visits that were called off stay so.${until}`}
      confirm="Open it again"
      doing={{ ...reopening, run }}
      said="patient.reopened"
      onClose={onClose}
    />
  );
}
