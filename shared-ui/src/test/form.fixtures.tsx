import { NUMBER_KINDS } from '@telehealth/contracts/schemas/number-kinds';
import { z } from 'zod';
import { CheckboxField } from '../forms/checkbox-field';
import { DateField } from '../forms/date-field';
import { FileField } from '../forms/file-field';
import { Form } from '../forms/form';
import { NumberField } from '../forms/number-field';
import { PasswordField } from '../forms/password-field';
import { PasswordStrength } from '../forms/password-strength';
import { RadioGroupField } from '../forms/radio-group-field';
import { SelectField } from '../forms/select-field';
import { SubmitButton } from '../forms/submit-button';
import { TextAreaField } from '../forms/text-area-field';
import { TextField } from '../forms/text-field';
import { TextListField } from '../forms/text-list-field';
import { useZodForm } from '../forms/use-zod-form';
import { WeekdayField } from '../forms/weekday-field';
import type { Fixture } from './fixture';

const EVERYTHING = z.object({
  email: z.string().min(1, 'validation.email'),
  password: z.string().min(1, 'validation.passwordRequired'),
  specialty: z.string().min(1, 'validation.specialty'),
  gender: z.string().min(1, 'validation.gender'),
  mode: z.string().min(1, 'validation.specialty'),
  born: z.string().min(1, 'validation.dateOfBirth'),
  rate: z.string().min(1, 'validation.consultationRate'),
  bio: z.string().min(10, 'validation.bio'),
  languages: z.array(z.string()).min(1, 'validation.languages'),
  days: z.record(z.string(), z.boolean()),
  picture: z.instanceof(File).optional(),
  terms: z.boolean().refine((yes) => yes, 'validation.terms'),
});
type Everything = z.input<typeof EVERYTHING>;

const EMPTY: Everything = {
  email: '',
  password: '',
  specialty: '',
  gender: '',
  mode: '',
  born: '',
  rate: '',
  bio: '',
  languages: [],
  days: { monday: true },
  terms: false,
};
const FILLED: Everything = {
  ...EMPTY,
  gender: 'female',
  terms: true,
  password: 'Rooibos-41',
  email: 'naledi@example.com',
  bio: 'Heart doctor.',
  languages: ['isiZulu', 'English'],
};

function EveryField({ label, values, problem }: { label: string; values: Everything; problem?: string }) {
  const form = useZodForm({ schema: EVERYTHING, defaultValues: values });
  return (
    <Form form={form} onSubmit={() => undefined} label={label} problem={problem} summary>
      <TextField<Everything> name="email" label="Email" type="email" autoComplete="email" />
      <PasswordField<Everything> name="password" label="Password" autoComplete="current-password" />
      <PasswordStrength name="password" />
      <SelectField<Everything>
        name="specialty"
        label="Specialty"
        options={[{ value: 'cardiology', label: 'Cardiology' }]}
      />
      <RadioGroupField<Everything>
        name="gender"
        label="Gender"
        hint="As you want to be addressed."
        options={[
          { value: 'female', label: 'Female' },
          { value: 'male', label: 'Male' },
        ]}
      />
      <RadioGroupField<Everything>
        name="mode"
        label="How"
        look="chips"
        options={[{ value: 'video', label: 'Video' }]}
      />
      <DateField<Everything> name="born" label="Date of birth" autoComplete="bday" />
      <NumberField<Everything>
        name="rate"
        label="Rate per hour, in US dollars"
        prefix="US$"
        kind={NUMBER_KINDS.consultationRate}
      />
      <TextAreaField<Everything> name="bio" label="About you" maxLength={500} />
      <TextListField<Everything> name="languages" label="Languages" min={1} suggestions={['isiXhosa', 'Sesotho']} />
      <WeekdayField<Everything> name="days" label="Days you work" />
      <FileField<Everything> name="picture" label="Picture" accept="image/png" optional />
      <CheckboxField<Everything> name="terms" label="I accept the terms" hint="You can read them first." required />
      <SubmitButton busyLabel="Sending">Send</SubmitButton>
    </Form>
  );
}

export const FORM_FIXTURES: readonly Fixture[] = [
  { name: 'form, empty', draw: () => <EveryField label="Empty form" values={EMPTY} /> },
  {
    name: 'form, filled, refused',
    draw: () => <EveryField label="Filled form" values={FILLED} problem="This was not saved. Please try again." />,
  },
];
