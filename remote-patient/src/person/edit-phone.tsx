import { myProfileSchema } from '@telehealth/contracts/schemas/practice';
import { useHostServices } from '@telehealth/contracts/session';
import { useUpdateProfile } from '@telehealth/data/profiles/own-profile.mutations';
import type { OwnProfile } from '@telehealth/data/profiles/own-profile.schema';
import { EditDialog } from '@telehealth/ui/forms/edit-dialog';
import { PhoneField } from '@telehealth/ui/forms/phone-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';

const phoneSchema = myProfileSchema.pick({ phoneNumber: true }).required();

export function EditPhone({ profile, onClose }: { profile: OwnProfile; onClose: () => void }) {
  const saving = useUpdateProfile();
  const { notify } = useHostServices();
  const { phoneRaw, locale, timeZone, needs, version } = profile;
  const form = useZodForm({ schema: phoneSchema, defaultValues: { phoneNumber: phoneRaw } });
  const save = async (values: { phoneNumber: string }) => {
    if (!(await saving.run({ values: { ...values, locale, timeZone, needs }, version })).ok) return;
    notify('profile.saved');
    onClose();
  };
  return (
    <EditDialog
      title="Change your phone number"
      form={form}
      isRunning={saving.isRunning}
      error={saving.error}
      onSubmit={save}
      onClose={onClose}
    >
      <PhoneField
        name="phoneNumber"
        label="Phone number"
        autoComplete="tel"
        hint="With the country code, for example +27 82 123 4567"
      />
    </EditDialog>
  );
}
