import { WEEKDAYS, type Weekday } from '@telehealth/contracts/people';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { ChipGroup } from '../parts/chip-group';
import { type FormFieldProps, useFormField } from './use-form-field';

interface WeekdayFieldProps<Values extends FieldValues> extends FormFieldProps {
  name: FieldPath<Values>;
}

const OPTIONS = WEEKDAYS.map((day) => ({ value: day, label: `${day.charAt(0).toUpperCase()}${day.slice(1)}` }));

/** Days of the week. The value has a boolean per day. */
export function WeekdayField<Values extends FieldValues = FieldValues>(props: WeekdayFieldProps<Values>) {
  const { name, label, hint, optional, required = false, disabled = false } = props;
  const { control, error } = useFormField(name, { hint, optional, required });
  const { field } = useController({ name: name as string });
  const days: Partial<Record<Weekday, boolean>> = field.value ?? {};
  return (
    <ChipGroup
      type="checkbox"
      id={control.id}
      legend={label}
      hint={hint}
      optional={optional}
      required={required}
      error={error}
      options={OPTIONS.map((option) => ({ ...option, disabled }))}
      value={WEEKDAYS.filter((day) => days[day] === true)}
      onChange={(chosen) => field.onChange(Object.fromEntries(WEEKDAYS.map((day) => [day, chosen.includes(day)])))}
      onBlur={field.onBlur}
    />
  );
}
