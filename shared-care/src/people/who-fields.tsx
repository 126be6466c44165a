import { GENDER_LABELS } from '@telehealth/contracts/formatting';
import { ageWords, GENDERS } from '@telehealth/contracts/people';
import { lawDay } from '@telehealth/data/people/person-line';
import { DateField } from '@telehealth/ui/forms/date-field';
import { SelectField } from '@telehealth/ui/forms/select-field';
import { TextField } from '@telehealth/ui/forms/text-field';
import { Stack } from '@telehealth/ui/layout/stack';

/** @param dateOfBirth as typed so far; the age is spelled out back */
export function WhoFields({ dateOfBirth }: { dateOfBirth: string }) {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(dateOfBirth) && dateOfBirth <= lawDay();
  return (
    <Stack>
      <TextField name="firstName" label="First names, as on the clinic card" autoComplete="off" />
      <TextField name="lastName" label="Family name" autoComplete="off" />
      <DateField name="dateOfBirth" label="Born" autoComplete="off" />
      <p className="small soft" aria-live="polite">
        {isDay && `${ageWords(dateOfBirth, lawDay())} old. Doses are worked out from age and weight.`}
      </p>
      <SelectField
        name="gender"
        label="Sex or gender"
        options={GENDERS.map((value) => ({ value, label: GENDER_LABELS[value] }))}
      />
    </Stack>
  );
}
