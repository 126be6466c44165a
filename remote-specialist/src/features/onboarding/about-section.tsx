import type { SpecialistOnboarding } from '@telehealth/contracts/people';
import { PICTURE_TYPES } from '@telehealth/contracts/settings';
import { FileField } from '@telehealth/ui/forms/file-field';
import { PhoneField } from '@telehealth/ui/forms/phone-field';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { BioField, HospitalField, LanguagesField } from '../../practice/about-fields';

export function AboutSection() {
  return (
    <Card title="You and your practice">
      <Stack gap={3}>
        <HospitalField />
        <PhoneField<SpecialistOnboarding>
          name="phoneNumber"
          label="Phone number"
          autoComplete="tel"
          hint="For us to reach you; patients do not see it"
        />
        <BioField />
        <LanguagesField />
        <FileField<SpecialistOnboarding>
          name="profileImage"
          label="Profile image"
          optional
          accept={PICTURE_TYPES.join(',')}
        />
      </Stack>
    </Card>
  );
}
