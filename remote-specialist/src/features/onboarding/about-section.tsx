import { LIMITS, PICTURE_TYPES, type SpecialistOnboarding } from '@telehealth/contracts';
import { FileField } from '@telehealth/ui/forms/file-field';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { TextField } from '@telehealth/ui/forms/text-field';
import { TextListField } from '@telehealth/ui/forms/text-list-field';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';

const LANGUAGES = [
  'isiZulu',
  'isiXhosa',
  'Afrikaans',
  'Sesotho',
  'Setswana',
  'Sepedi',
  'Xitsonga',
  'siSwati',
  'Tshivenda',
];

export function AboutSection() {
  return (
    <Card title="You and your practice">
      <Stack gap={3}>
        <TextField<SpecialistOnboarding>
          name="hospitalAffiliation"
          label="Hospital affiliation"
          autoComplete="organization"
          hint="The hospital or practice you work with"
        />
        <TextField<SpecialistOnboarding>
          name="phoneNumber"
          label="Phone number"
          type="tel"
          autoComplete="tel"
          hint="For us to reach you; patients do not see it"
        />
        <TextAreaField<SpecialistOnboarding>
          name="bio"
          label="Bio"
          rows={4}
          maxLength={LIMITS.bio.max}
          hint="What patients read about you before they book"
        />
        <TextListField<SpecialistOnboarding>
          name="languages"
          label="Languages"
          addLabel="Add language"
          min={1}
          suggestions={LANGUAGES}
        />
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
