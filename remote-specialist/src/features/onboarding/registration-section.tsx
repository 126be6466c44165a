import { SPECIALTIES, SPECIALTY_LABELS, type SpecialistOnboarding } from '@telehealth/contracts';
import { SelectField } from '@telehealth/ui/forms/select-field';
import { TextField } from '@telehealth/ui/forms/text-field';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { EducationField, YearsField } from '../../practice/about-fields';

const SPECIALTY_OPTIONS = SPECIALTIES.map((value) => ({ value, label: SPECIALTY_LABELS[value] }));

export function RegistrationSection() {
  return (
    <Card title="Your registration">
      <Stack gap={3}>
        <SelectField<SpecialistOnboarding> name="specialty" label="Specialty" options={SPECIALTY_OPTIONS} />
        <TextField<SpecialistOnboarding>
          name="licenseNumber"
          label="License number"
          autoComplete="off"
          hint="Your number with the professional council, usually two letters and seven digits. We compare it with the register."
        />
        <YearsField />
        <EducationField />
      </Stack>
    </Card>
  );
}
