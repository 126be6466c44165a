import { GENDER_LABELS } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { GENDERS, PROVINCE_LABELS, PROVINCES } from '@telehealth/contracts/people';
import type { SpecialistProfileForm } from '@telehealth/contracts/schemas/practice';
import { useHostServices } from '@telehealth/contracts/session';
import { LIMITS } from '@telehealth/contracts/settings';
import { useSavePracticeCard } from '@telehealth/data/practice/practice.mutations';
import { CheckboxField } from '@telehealth/ui/forms/checkbox-field';
import { Form } from '@telehealth/ui/forms/form';
import { SelectField } from '@telehealth/ui/forms/select-field';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import type { ZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { BioField, EducationField, HospitalField, LanguagesField, YearsField } from '../../practice/about-fields';
import styles from './profile.module.css';

const PRESCRIBES = [
  { value: '6', label: 'All, up to Schedule 6' },
  { value: '5', label: 'Up to Schedule 5' },
  { value: '4', label: 'Up to Schedule 4' },
  { value: '3', label: 'Up to Schedule 3' },
  { value: '2', label: 'Up to Schedule 2' },
  { value: '0', label: 'Nothing that needs a prescription' },
];

interface AboutCardProps {
  form: ZodForm<SpecialistProfileForm, SpecialistProfileForm>;
  version: number;
}

/** The specialist's profile text. The card beside it shows it while typing. */
export function AboutCard({ form, version }: AboutCardProps) {
  const saving = useSavePracticeCard();
  const { notify } = useHostServices();
  const save = async (values: SpecialistProfileForm) => {
    // A town is valid only with its province.
    const { province, city } = values;
    const sent = { ...values, city: province === '' ? '' : (city ?? '') };
    if ((await saving.run({ values: sent, version })).ok) notify('profile.saved');
  };
  return (
    <Card title="About you">
      <Form
        form={form}
        label="About you"
        onSubmit={save}
        problem={saving.error === null ? null : errorText(saving.error)}
      >
        <Stack gap={3}>
          <BioField />
          <LanguagesField />
          <EducationField />
          <div className={styles.pair}>
            <YearsField />
            <HospitalField />
          </div>
          <Where hasProvince={(form.watch('province') ?? '') !== ''} />
          <TextField<SpecialistProfileForm>
            name="practiceNumber"
            label="Practice number"
            inputMode="numeric"
            optional
            hint="Of the Board of Healthcare Funders, seven digits as a rule. It is printed on receipts and invoices, so that patients can claim."
          />
          <TextField<SpecialistProfileForm>
            name="practiceAddress"
            label="Address of the practice"
            autoComplete="off"
            optional
            hint="Every prescription must carry it. Without it none can be signed."
          />
          <TextField<SpecialistProfileForm>
            name="practicePhone"
            label="Telephone for pharmacists"
            type="tel"
            optional
            hint="Printed on prescriptions, so that a pharmacist can ring you."
          />
          <SelectField<SpecialistProfileForm>
            name="prescribesUpTo"
            label="What you prescribe from afar"
            hint="Whoever asks for more in a booking is told before paying."
            options={PRESCRIBES}
          />
          <CheckboxField<SpecialistProfileForm> name="acceptsInsurance" label="I accept insurance" required={false} />
        </Stack>
        <div>
          <SubmitButton busy={saving.isRunning} busyLabel="Saving">
            Save changes
          </SubmitButton>
        </div>
      </Form>
      <p className="small soft">
        Your name comes from your account and your specialty from the check of your registration; you cannot change them
        here.
      </p>
    </Card>
  );
}

function Where({ hasProvince }: { hasProvince: boolean }) {
  return (
    <div className={styles.pair}>
      <SelectField<SpecialistProfileForm>
        name="province"
        label="Province"
        optional
        placeholder="Outside South Africa, or not said"
        options={PROVINCES.map((value) => ({ value, label: PROVINCE_LABELS[value] }))}
      />
      {hasProvince && (
        <TextField<SpecialistProfileForm> name="city" label="Town or city" optional maxLength={LIMITS.city.max} />
      )}
      <SelectField<SpecialistProfileForm>
        name="gender"
        label="Gender"
        hint="Some patients choose by it"
        options={GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] }))}
      />
    </div>
  );
}
