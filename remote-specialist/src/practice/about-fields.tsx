import { NUMBER_KINDS } from '@telehealth/contracts/schemas/number-kinds';
import type { SpecialistProfileForm } from '@telehealth/contracts/schemas/practice';
import { LIMITS } from '@telehealth/contracts/settings';
import { NumberField } from '@telehealth/ui/forms/number-field';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { TextField } from '@telehealth/ui/forms/text-field';
import { TextListField } from '@telehealth/ui/forms/text-list-field';

// The same fields in onboarding and in the profile.

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

export const YearsField = () => (
  <NumberField<SpecialistProfileForm>
    name="yearsOfExperience"
    label="Years of experience"
    kind={NUMBER_KINDS.yearsOfExperience}
  />
);

export const EducationField = () => (
  <TextAreaField<SpecialistProfileForm>
    name="education"
    label="Education"
    rows={3}
    hint="Degrees and where you earned them"
  />
);

export const HospitalField = () => (
  <TextField<SpecialistProfileForm>
    name="hospitalAffiliation"
    label="Hospital affiliation"
    autoComplete="organization"
    hint="The hospital or practice you work with"
  />
);

export const BioField = () => (
  <TextAreaField<SpecialistProfileForm>
    name="bio"
    label="Bio"
    rows={4}
    maxLength={LIMITS.bio.max}
    hint="What patients read about you before they book"
  />
);

export const LanguagesField = () => (
  <TextListField<SpecialistProfileForm>
    name="languages"
    label="Languages"
    addLabel="Add language"
    min={1}
    suggestions={LANGUAGES}
  />
);
