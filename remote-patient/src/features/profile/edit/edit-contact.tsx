import { patientOnboardingSchema } from '@telehealth/contracts/schemas/patient-onboarding';
import { useHostServices } from '@telehealth/contracts/session';
import { type EmergencyContactForm, useUpdateEmergencyContact } from '@telehealth/data/profiles/own-profile.mutations';
import type { EmergencyContact } from '@telehealth/data/profiles/own-profile.schema';
import { EditDialog } from '@telehealth/ui/forms/edit-dialog';
import { PhoneField } from '@telehealth/ui/forms/phone-field';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';

const contactSchema = patientOnboardingSchema.shape.emergencyContact;

interface EditContactProps {
  contact: Pick<EmergencyContact, 'name' | 'relationship' | 'phone' | 'version'>;
  onClose: () => void;
}

export function EditContact({ contact: { version, ...values }, onClose }: EditContactProps) {
  const saving = useUpdateEmergencyContact();
  const { notify } = useHostServices();
  const { name, relationship, phone } = values;
  const form = useZodForm({ schema: contactSchema, defaultValues: { name, relationship, phone } });
  const save = async (edited: EmergencyContactForm) => {
    if (!(await saving.run({ values: edited, version })).ok) return;
    notify('profile.saved');
    onClose();
  };
  return (
    <EditDialog
      title="Who should we call?"
      form={form}
      isRunning={saving.isRunning}
      error={saving.error}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField name="name" label="Contact name" autoComplete="off" />
      <TextField name="relationship" label="Relationship" autoComplete="off" hint="How they are related to you" />
      <PhoneField name="phone" label="Contact phone number" autoComplete="off" />
    </EditDialog>
  );
}
