import { useHostServices } from '@telehealth/contracts/session';
import { LIMITS } from '@telehealth/contracts/settings';
import { RadioGroupField } from '@telehealth/ui/forms/radio-group-field';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import {
  type Incident,
  type IncidentStepForm,
  incidentStepSchema,
  useAddIncidentStep,
} from '../../../data/desk/register';
import { DeskDialog } from '../people/desk-dialog';
import { choicesOf, STATE_WORDS } from './incident-words';

interface IncidentStepDialogProps {
  incident: Incident;
  onClose: () => void;
}

/** What was done about an entry, and what it is from then on. */
export function IncidentStepDialog({ incident, onClose }: IncidentStepDialogProps) {
  const adding = useAddIncidentStep();
  const { notify } = useHostServices();
  const form = useZodForm({ schema: incidentStepSchema, defaultValues: { words: '', state: incident.state } });
  const submit = async (values: IncidentStepForm) => {
    if (!(await adding.run({ incident, form: values })).ok) return;
    notify('desk.incidentStepKept');
    onClose();
  };
  return (
    <DeskDialog
      title={`What was done about no. ${incident.nr}`}
      what="It is kept permanently and cannot be changed."
      form={form}
      doing={adding}
      confirm="Write it down"
      onSubmit={submit}
      onClose={onClose}
    >
      <TextAreaField<IncidentStepForm>
        name="words"
        label="What was done, and what was learned"
        rows={4}
        maxLength={LIMITS.caseNote.max}
      />
      <RadioGroupField<IncidentStepForm>
        name="state"
        look="chips"
        label="From now on it is"
        options={choicesOf(STATE_WORDS)}
      />
    </DeskDialog>
  );
}
