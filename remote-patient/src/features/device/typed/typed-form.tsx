import { unitText } from '@telehealth/care/record/entry-words';
import { errorText } from '@telehealth/contracts/messages';
import type { OwnReading } from '@telehealth/data/readings/own-reading';
import type { ReadingType } from '@telehealth/data/readings/reading.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Field } from '@telehealth/ui/parts/field';
import { SelectInput, TextInput } from '@telehealth/ui/parts/inputs';
import { useEffect, useRef } from 'react';
import { otherUnits } from '../../../readings/units';
import type { JustGiven } from '../just-given';
import { NumberFields } from './number-fields';
import { useTyped } from './use-typed';

interface TypedFormProps {
  type: ReadingType;
  last: OwnReading | null;
  onGiven: (given: JustGiven) => void;
}

/** Checked by the database's limits before sending; focus goes to the first wrong field. */
export function TypedForm({ type, last, onGiven }: TypedFormProps) {
  const { typed, problems, tries, change, submit, saving } = useTyped({ type, last, onGiven });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} aria-label="Type a reading">
      <Stack>
        <NumberFields type={type} typed={typed} problems={problems} onChange={change} />
        <UnitField type={type} unit={typed.unit} onUnit={(unit) => change({ unit })} />
        <Field
          label="When"
          hint="Leave it empty for now."
          optional
          {...(problems.when && { error: problems.when.text })}
        >
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              value={typed.when}
              onChange={(event) => change({ when: event.currentTarget.value })}
            />
          )}
        </Field>
        {saving.error && (
          <Notice tone="danger" live>
            {errorText(saving.error)}
          </Notice>
        )}
        <Button type="submit" wide busy={saving.isRunning} busyLabel="Saving">
          Save this reading
        </Button>
      </Stack>
    </form>
  );
}

/** Only where another unit than the kept one is in use. */
function UnitField({ type, unit, onUnit }: { type: ReadingType; unit: string; onUnit: (unit: string) => void }) {
  const others = otherUnits(type.code);
  if (others.length === 0) return null;
  return (
    <Field label="Unit">
      {(control) => (
        <SelectInput {...control} value={unit} onChange={(event) => onUnit(event.currentTarget.value)}>
          <option value={type.unit}>{unitText(type.unit)}</option>
          {others.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}
