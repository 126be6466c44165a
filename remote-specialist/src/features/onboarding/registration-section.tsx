import { SPECIALTY_LABELS } from '@telehealth/contracts/formatting';
import { SPECIALTIES, type SpecialistOnboarding } from '@telehealth/contracts/people';
import { SelectField } from '@telehealth/ui/forms/select-field';
import { TextField } from '@telehealth/ui/forms/text-field';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { EducationField, YearsField } from '../../practice/about-fields';
import { oddNumberNote } from '../../practice/council-number';

const SPECIALTY_OPTIONS = SPECIALTIES.map((value) => ({ value, label: SPECIALTY_LABELS[value] }));

/** @param number the field's present text, for a hint about its form */
export function RegistrationSection({ number }: { number: string }) {
  return (
    <Card title="Your registration">
      <Stack gap={3}>
        <SelectField<SpecialistOnboarding> name="specialty" label="Specialty" options={SPECIALTY_OPTIONS} />
        <TextField<SpecialistOnboarding>
          name="licenseNumber"
          label="License number"
          autoComplete="off"
          hint={
            oddNumberNote(number) ??
            'Your number with the professional council, usually two letters and seven digits. We compare it with the register.'
          }
        />
        <YearsField />
        <EducationField />
      </Stack>
    </Card>
  );
}
