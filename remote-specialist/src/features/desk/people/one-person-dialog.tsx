import { useHostServices } from '@telehealth/contracts/session';
import { LIMITS } from '@telehealth/contracts/settings';
import { RadioGroupField } from '@telehealth/ui/forms/radio-group-field';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { useState } from 'react';
import { type OnePersonForm, onePersonSchema } from '../../../data/desk/ends';
import { useMarkOnePerson } from '../../../data/desk/people.queries';
import type { FoundPerson } from '../../../data/desk/people.schema';
import { DeskDialog } from './desk-dialog';
import { factsOf } from './person-words';

interface OnePersonDialogProps {
  /** The two records, side by side. */
  pair: readonly [FoundPerson, FoundPerson];
  now: Date;
  onClose: () => void;
  onDone: () => void;
}

/** Shows both records as an operator may know them, and marks them as of one person. */
export function OnePersonDialog({ pair, now, onClose, onDone }: OnePersonDialogProps) {
  const marking = useMarkOnePerson();
  const { notify } = useHostServices();
  const [key] = useState(() => crypto.randomUUID());
  const form = useZodForm({ schema: onePersonSchema, defaultValues: { kept: '', reason: '' } });
  const submit = async (said: OnePersonForm) => {
    const folded = pair.find(({ id }) => id !== said.kept)?.id ?? '';
    if (!(await marking.run({ ...said, folded, key })).ok) return;
    notify('merge.done');
    onDone();
  };
  const title = 'Two records of one person?';
  return (
    <DeskDialog
      title={title}
      what={
        <p>
          Nothing moves. Whoever may open the record that is kept reads both, what stands in the other is marked, and
          the other takes no new visits or entries. Both logs say it. It can be taken back for 30 days.
        </p>
      }
      form={form}
      doing={marking}
      confirm="Mark as one person"
      busyLabel="Marking"
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioGroupField<OnePersonForm>
        name="kept"
        label="Which record is kept?"
        options={pair.map((person) => ({ value: person.id, label: `${person.name}, ${factsOf(person, now)}` }))}
      />
      <TextAreaField<OnePersonForm>
        name="reason"
        label="How you know that it is one person"
        hint="It is kept permanently; operators can read it."
        rows={3}
        maxLength={LIMITS.caseNote.max}
      />
    </DeskDialog>
  );
}
