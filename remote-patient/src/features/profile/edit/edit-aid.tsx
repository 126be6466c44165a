import { type MedicalAidForm, medicalAidSchema } from '@telehealth/contracts/schemas/claims';
import { useHostServices } from '@telehealth/contracts/session';
import { useSaveMedicalAid } from '@telehealth/data/profiles/own-profile.mutations';
import type { MedicalAid } from '@telehealth/data/profiles/own-profile.schema';
import { EditDialog } from '@telehealth/ui/forms/edit-dialog';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';

export function EditAid({ aid: { version, ...aid }, onClose }: { aid: MedicalAid; onClose: () => void }) {
  const saving = useSaveMedicalAid();
  const { notify } = useHostServices();
  const form = useZodForm({ schema: medicalAidSchema, defaultValues: aid });
  const save = async (values: MedicalAidForm) => {
    if (!(await saving.run({ values, version })).ok) return;
    notify('profile.saved');
    onClose();
  };
  return (
    <EditDialog
      title="Your medical aid"
      form={form}
      isRunning={saving.isRunning}
      error={saving.error}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField name="scheme" label="Medical aid" autoComplete="off" />
      <TextField name="plan" label="Plan" autoComplete="off" optional />
      <TextField name="memberName" label="Main member" autoComplete="off" hint="Surname and initials, as on the card" />
      <TextField name="memberNumber" label="Membership number" autoComplete="off" />
      <TextField
        name="dependantCode"
        label="Your dependant code"
        autoComplete="off"
        inputMode="numeric"
        hint="The digits beside your name on the card, for example 00 or 01"
        optional
      />
    </EditDialog>
  );
}
