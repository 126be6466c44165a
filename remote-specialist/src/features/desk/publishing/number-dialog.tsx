import { type EmergencyNumberForm, emergencyNumberSchema } from '@telehealth/contracts/schemas/registration';
import { DateField } from '@telehealth/ui/forms/date-field';
import { Form } from '@telehealth/ui/forms/form';
import { RadioGroupField } from '@telehealth/ui/forms/radio-group-field';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Dialog } from '@telehealth/ui/parts/dialog';
import type { PublishedNumber } from '../../../data/desk/publishing.schema';
import { useProposal } from './use-proposal';

interface NumberDialogProps {
  /** The published number; null for a new one. */
  before: PublishedNumber | null;
  country: string;
  onClose: () => void;
}

const EMPTY = { region: '', kind: '', label: '', number: '', tel: '', source: '', verifiedOn: '' };

/** Proposes a number or a new version of one. Source and day are entered anew, because a second operator checks them. */
export function NumberDialog({ before, country, onClose }: NumberDialogProps) {
  const { propose, problem } = useProposal(onClose);
  const form = useZodForm({
    schema: emergencyNumberSchema,
    defaultValues: before === null ? { ...EMPTY, country } : { ...before, source: '', verifiedOn: '' },
  });
  const submit = async (values: EmergencyNumberForm) => {
    await propose({ kind: 'emergency_number', form: values, replaces: before?.version ?? 0 });
  };
  return (
    <Dialog
      open
      size="side"
      onClose={onClose}
      title={before === null ? 'Propose a number' : `Correct ${before.label}`}
      description={
        before !== null && `Now, version ${before.version}: ${before.number}, dials ${before.tel}. ${before.source}`
      }
    >
      <Form form={form} onSubmit={submit} label="Emergency number" problem={problem}>
        {before === null && (
          <>
            <TextField<EmergencyNumberForm> name="country" label="Country" hint="Two capital letters" />
            <TextField<EmergencyNumberForm> name="region" label="Region" hint="Empty for the whole country" optional />
            <TextField<EmergencyNumberForm> name="kind" label="Kind" hint="One word, for example ambulance" />
          </>
        )}
        <TextField<EmergencyNumberForm> name="label" label="Who answers there" />
        <TextField<EmergencyNumberForm> name="number" label="Number as people read it" inputMode="tel" />
        <TextField<EmergencyNumberForm> name="tel" label="Number that is dialled" type="tel" hint="Without spaces" />
        <RadioGroupField<EmergencyNumberForm>
          name="route"
          look="chips"
          label="For"
          options={[
            { value: 'medical', label: 'Medical help' },
            { value: 'crisis', label: 'A crisis' },
          ]}
        />
        <TextField<EmergencyNumberForm> name="source" label="Source, as a reader can find it" />
        <DateField<EmergencyNumberForm> name="verifiedOn" label="Read by you on" />
        <SubmitButton busyLabel="Proposing">Propose it</SubmitButton>
      </Form>
    </Dialog>
  );
}
