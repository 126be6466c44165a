import { GENDER_LABELS } from '@telehealth/contracts/formatting';
import { GENDERS, type PatientOnboarding } from '@telehealth/contracts/people';
import { DateField } from '@telehealth/ui/forms/date-field';
import { PhoneField } from '@telehealth/ui/forms/phone-field';
import { SelectField } from '@telehealth/ui/forms/select-field';
import { TextField } from '@telehealth/ui/forms/text-field';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';

const GENDER_OPTIONS = GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] }));

export function PersonalDetailsSection() {
  return (
    <Card title="Personal details">
      <Stack gap={3}>
        <DateField<PatientOnboarding> name="dateOfBirth" label="Date of birth" autoComplete="bday" />
        <SelectField<PatientOnboarding> name="gender" label="Gender" options={GENDER_OPTIONS} />
        <PhoneField<PatientOnboarding>
          name="phoneNumber"
          label="Phone number"
          autoComplete="tel"
          hint="With the country code, for example +27 82 123 4567"
        />
        <TextField<PatientOnboarding>
          name="address"
          label="Address"
          autoComplete="street-address"
          hint="Where help could reach you in an emergency"
        />
      </Stack>
    </Card>
  );
}
