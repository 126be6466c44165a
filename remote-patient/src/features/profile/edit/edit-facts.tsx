import { BLOOD_TYPES } from '@telehealth/contracts/chart';
import { GENDER_LABELS } from '@telehealth/contracts/formatting';
import { GENDERS } from '@telehealth/contracts/people';
import { Link } from '@telehealth/contracts/router';
import { ACCOUNT_PATHS } from '@telehealth/contracts/routes';
import { patientFactsSchema } from '@telehealth/contracts/schemas/chart';
import { useHostServices } from '@telehealth/contracts/session';
import { type PatientFactsForm, useUpdatePatientFacts } from '@telehealth/data/profiles/own-profile.mutations';
import type { PatientFacts } from '@telehealth/data/profiles/own-profile.schema';
import { DateField } from '@telehealth/ui/forms/date-field';
import { EditDialog } from '@telehealth/ui/forms/edit-dialog';
import { SelectField } from '@telehealth/ui/forms/select-field';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';

type Input = { [K in keyof PatientFactsForm]: string };

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

export function EditFacts({ facts, onClose }: { facts: PatientFacts; onClose: () => void }) {
  const saving = useUpdatePatientFacts();
  const { notify } = useHostServices();
  const { dateOfBirth, gender, address, bloodType, idNumber, version } = facts;
  const form = useZodForm({
    schema: patientFactsSchema,
    defaultValues: { dateOfBirth, gender, address, bloodType: bloodType as '', idNumber },
  });
  const save = async (values: PatientFactsForm) => {
    if (!(await saving.run({ values, version })).ok) return;
    notify('profile.saved');
    onClose();
  };
  return (
    <EditDialog
      title="Change your details"
      description={
        <>
          Your name comes from your sign-in: <Link to={ACCOUNT_PATHS.security}>change it there</Link>.
        </>
      }
      form={form}
      isRunning={saving.isRunning}
      error={saving.error}
      onSubmit={(values) => save(values as PatientFactsForm)}
      onClose={onClose}
    >
      <DateField<Input> name="dateOfBirth" label="Date of birth" autoComplete="bday" />
      <SelectField<Input>
        name="gender"
        label="Gender"
        options={GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] }))}
      />
      <TextAreaField<Input> name="address" label="Address" rows={2} hint="Where help could reach you in an emergency" />
      <SelectField<Input>
        name="bloodType"
        label="Blood type"
        optional
        placeholder="Unknown"
        options={options(BLOOD_TYPES)}
      />
      <TextField<Input>
        name="idNumber"
        label="ID or passport number"
        optional
        autoComplete="off"
        hint="It goes onto prescriptions that need it, and nowhere else"
      />
    </EditDialog>
  );
}
