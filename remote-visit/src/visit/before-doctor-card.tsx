import { errorText } from '@telehealth/contracts/messages';
import { type NumberKind, readNumber } from '@telehealth/contracts/schemas/read-number';
import { LIMITS } from '@telehealth/contracts/settings';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import { useShownPerson } from '@telehealth/data/people/people.queries';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Field } from '@telehealth/ui/parts/field';
import { TextInput } from '@telehealth/ui/parts/inputs';
import { NumberBox } from '@telehealth/ui/parts/number-box';
import { useId, useState } from 'react';
import { useTellBefore } from './before-doctor.mutations';

/** As the database takes it. */
const WEIGHT: NumberKind = { decimals: 2, min: 0.2, max: 650 };

/**
 * Asks what the record lacks and the doctor needs: allergies nobody has asked about, and a child's weight of the last 30 days.
 * What is skipped stays unknown to the doctor.
 */
export function BeforeDoctorCard({ details }: { details: VisitDetails }) {
  const [skipped, setSkipped] = useState<readonly ('allergies' | 'weight')[]>([]);
  const person = useShownPerson();
  const { missing } = details;
  const asksAllergies = missing?.allergies === true && !skipped.includes('allergies');
  const asksWeight = missing?.weight === true && !skipped.includes('weight');
  const whom = person?.firstName ?? null;
  if (!asksAllergies && !asksWeight) return null;
  return (
    <Card title="Before the doctor comes">
      <Stack gap={4}>
        {asksAllergies && <Allergies whom={whom} onSkip={() => setSkipped([...skipped, 'allergies'])} />}
        {asksWeight && <Weight whom={whom} onSkip={() => setSkipped([...skipped, 'weight'])} />}
        <p className="small soft">
          It is kept in {whom === null ? 'your' : `${whom}’s`} record. What you leave out, {details.treatedBy} asks.
        </p>
      </Stack>
    </Card>
  );
}

interface AskProps {
  /** First name of who is shown; null: the reader. */
  whom: string | null;
  onSkip: () => void;
}

function Allergies({ whom, onSkip }: AskProps) {
  const telling = useTellBefore();
  const [isNaming, setNaming] = useState(false);
  const [label, setLabel] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const id = useId();
  const [key] = useState(() => crypto.randomUUID());
  const add = () => {
    setEmpty(label.trim() === '');
    if (label.trim() === '') document.getElementById(id)?.focus();
    else void telling.run({ what: 'allergy', key, label });
  };
  return (
    <fieldset>
      <legend>
        <strong>Does anything give {whom ?? 'you'} a rash, swelling or trouble breathing?</strong>
      </legend>
      <Stack gap={2}>
        {isNaming ? (
          <>
            <Field
              id={id}
              label="What is it?"
              error={isEmpty ? 'Please say what, or choose another answer' : undefined}
            >
              {(control) => (
                <TextInput
                  {...control}
                  value={label}
                  maxLength={LIMITS.listEntry.max}
                  onChange={({ target }) => setLabel(target.value)}
                />
              )}
            </Field>
            <Cluster>
              <Button size="s" busy={telling.isRunning} onClick={add}>
                Add it
              </Button>
              <Button variant="quiet" size="s" onClick={() => setNaming(false)}>
                Back
              </Button>
            </Cluster>
          </>
        ) : (
          <Cluster>
            <Button
              variant="line"
              size="s"
              busy={telling.isRunning}
              onClick={() => void telling.run({ what: 'noAllergies' })}
            >
              Nothing we know
            </Button>
            <Button variant="line" size="s" onClick={() => setNaming(true)}>
              Yes, say what
            </Button>
            <Button variant="quiet" size="s" onClick={onSkip}>
              I do not know
            </Button>
          </Cluster>
        )}
        <Problem text={telling.error && errorText(telling.error)} />
      </Stack>
    </fieldset>
  );
}

function Weight({ whom, onSkip }: AskProps) {
  const telling = useTellBefore();
  const clock = useServerNow(60_000);
  const [typed, setTyped] = useState('');
  const id = useId();
  const [error, setError] = useState<string>();
  const [key] = useState(() => crypto.randomUUID());
  const save = () => {
    const read = readNumber(typed, WEIGHT);
    setError(read.is === 'number' ? undefined : 'Please type the weight in kilograms, for example 16.2');
    if (read.is !== 'number') document.getElementById(id)?.focus();
    else void telling.run({ what: 'weight', key, kilograms: read.value, at: clock.now });
  };
  return (
    <Stack gap={2}>
      <NumberBox
        id={id}
        label={`What does ${whom ?? 'your child'} weigh today?`}
        hint="Doses for children go by weight. Weigh without shoes, if you have a scale."
        kind={WEIGHT}
        suffix="kg"
        value={typed}
        onChange={setTyped}
        error={error}
      />
      <Cluster>
        <Button variant="line" size="s" busy={telling.isRunning} onClick={save}>
          Save the weight
        </Button>
        <Button variant="quiet" size="s" onClick={onSkip}>
          We have no scale
        </Button>
      </Cluster>
      <Problem text={telling.error && errorText(telling.error)} />
    </Stack>
  );
}

function Problem({ text }: { text: string | null }) {
  return (
    <p role="status" className="small">
      {text !== null && `${text} Nothing you typed is lost.`}
    </p>
  );
}
