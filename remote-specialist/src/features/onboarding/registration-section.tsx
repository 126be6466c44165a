import { LIMITS, SPECIALTIES, SPECIALTY_LABELS, type SpecialistOnboarding } from '@telehealth/contracts';
import { NumberField } from '@telehealth/ui/forms/number-field';
import { SelectField } from '@telehealth/ui/forms/select-field';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { TextField } from '@telehealth/ui/forms/text-field';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';

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
        <NumberField<SpecialistOnboarding>
          name="yearsOfExperience"
          label="Years of experience"
          min={LIMITS.yearsOfExperience.min}
          max={LIMITS.yearsOfExperience.max}
          step={1}
        />
        <TextAreaField<SpecialistOnboarding>
          name="education"
          label="Education"
          rows={3}
          hint="Degrees and where you earned them"
        />
      </Stack>
    </Card>
  );
}
