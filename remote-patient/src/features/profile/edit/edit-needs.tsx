import { type Needs, needsSchema } from '@telehealth/contracts/schemas/practice';
import { useHostServices } from '@telehealth/contracts/session';
import { NEED_LABELS, type NeedFlag } from '@telehealth/contracts/visit';
import { useUpdateProfile } from '@telehealth/data/profiles/own-profile.mutations';
import type { OwnProfile } from '@telehealth/data/profiles/own-profile.schema';
import { CheckboxField } from '@telehealth/ui/forms/checkbox-field';
import { EditDialog } from '@telehealth/ui/forms/edit-dialog';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';

const FLAGS = Object.keys(NEED_LABELS) as NeedFlag[];

export function EditNeeds({ profile, onClose }: { profile: OwnProfile; onClose: () => void }) {
  const saving = useUpdateProfile();
  const { notify } = useHostServices();
  const { locale, timeZone, needs, version } = profile;
  const form = useZodForm({ schema: needsSchema, defaultValues: needs });
  const save = async (values: Needs) => {
    if (!(await saving.run({ values: { locale, timeZone, needs: values }, version })).ok) return;
    notify('profile.saved');
    onClose();
  };
  return (
    <EditDialog
      title="What do you need in a visit?"
      form={form}
      isRunning={saving.isRunning}
      error={saving.error}
      onSubmit={save}
      onClose={onClose}
    >
      {FLAGS.map((name) => (
        <CheckboxField key={name} name={name} label={NEED_LABELS[name]} />
      ))}
      <TextField
        name="interpreter"
        label="An interpreter for"
        optional
        autoComplete="off"
        suggestions={['isiZulu', 'isiXhosa', 'Sesotho', 'Setswana', 'South African Sign Language']}
        hint="A language, or empty. We have no interpreters ourselves: you, or your specialist, invite one to the visit by a link."
      />
    </EditDialog>
  );
}
