import { useHostServices } from '@telehealth/contracts/session';
import { LIMITS } from '@telehealth/contracts/settings';
import { DateField } from '@telehealth/ui/forms/date-field';
import { RadioGroupField } from '@telehealth/ui/forms/radio-group-field';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { useState } from 'react';
import { type IncidentForm, incidentSchema, useWriteIncident } from '../../../data/desk/register';
import { DeskDialog } from '../people/desk-dialog';
import { choicesOf, HARM_WORDS, KIND_WORDS, TOLD_BY_WORDS } from './incident-words';

/** A new entry of the register. */
export function IncidentDialog({ onClose }: { onClose: () => void }) {
  const writing = useWriteIncident();
  const { notify } = useHostServices();
  const [id] = useState(() => crypto.randomUUID());
  const form = useZodForm({ schema: incidentSchema, defaultValues: { happenedOn: '', what: '' } });
  const kind = form.watch('kind');
  const submit = async (values: IncidentForm) => {
    if (!(await writing.run({ id, form: values })).ok) return;
    notify('desk.incidentKept');
    onClose();
  };
  return (
    <DeskDialog
      title="New entry of the register"
      what="It is kept permanently and cannot be changed; what is done about it is added. Name no patient."
      form={form}
      doing={writing}
      confirm="Write it down"
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioGroupField<IncidentForm> name="kind" look="chips" label="What it is" options={choicesOf(KIND_WORDS)} />
      {kind === 'breach' && (
        <p className="small">
          Whose data came into wrong hands, and the Information Regulator, must be told as soon as is reasonably
          possible (POPIA, section 22).
        </p>
      )}
      <DateField<IncidentForm> name="happenedOn" label="Day it happened" />
      <RadioGroupField<IncidentForm> name="toldBy" look="chips" label="Told by" options={choicesOf(TOLD_BY_WORDS)} />
      <RadioGroupField<IncidentForm> name="harm" look="chips" label="Harm" options={choicesOf(HARM_WORDS)} />
      <TextAreaField<IncidentForm>
        name="what"
        label="What happened"
        hint="So that a colleague understands it in a year."
        rows={4}
        maxLength={LIMITS.caseNote.max}
      />
    </DeskDialog>
  );
}
