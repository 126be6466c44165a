import { NUMBER_KINDS } from '@telehealth/contracts/schemas/number-kinds';
import type { DraftItem } from '@telehealth/data/prescribing/own-prescription.schema';
import { CheckBox } from '@telehealth/ui/forms/check-box';
import { Field } from '@telehealth/ui/parts/field';
import { SelectInput, TextInput } from '@telehealth/ui/parts/inputs';
import { NumberBox } from '@telehealth/ui/parts/number-box';
import { useId, useState } from 'react';
import { DOSE_UNITS, type ItemProblems } from './draft-item';
import styles from './item-line.module.css';
import { ScheduleField } from './schedule-field';

interface ChosenFieldsProps {
  item: DraftItem;
  problems: ItemProblems;
  set: (change: Partial<DraftItem>) => void;
}
type NumberPart = 'doseAmount' | 'timesADay' | 'daysSupply' | 'quantity' | 'repeats';

/** What is said of a medicine of the catalogue. Its schedule is the catalogue's; it is asked only where that is not sure. */
export function ChosenFields({ item, problems, set }: ChosenFieldsProps) {
  const id = useId();
  // Asked when the catalogue did not say it, and not away again with the first letter.
  const [asks] = useState({ form: item.form === '', strength: item.strength === '', schedule: item.schedule === '' });
  const number = (part: NumberPart, label: string) => (
    <div data-part={part}>
      <NumberBox
        label={label}
        kind={NUMBER_KINDS[part]}
        value={item[part]}
        error={problems[part]}
        onChange={(typed) => set({ [part]: typed })}
      />
    </div>
  );
  const text = (part: 'form' | 'strength' | 'directions' | 'quantityWords', label: string) => (
    <div className={part === 'directions' ? styles.wide : undefined} data-part={part}>
      <Field label={label} error={problems[part]}>
        {(control) => (
          <TextInput {...control} value={item[part]} onChange={(event) => set({ [part]: event.currentTarget.value })} />
        )}
      </Field>
    </div>
  );
  const tick = (part: 'asNeeded' | 'ongoing', label: string) => (
    <div className={styles.tick}>
      <CheckBox
        id={`${id}-${part}`}
        checked={item[part]}
        onChange={(event) => set({ [part]: event.currentTarget.checked })}
      />
      <label htmlFor={`${id}-${part}`}>{label}</label>
    </div>
  );
  return (
    <div className={styles.fields}>
      {number('doseAmount', 'How much')}
      <Field label="Unit">
        {(control) => (
          <SelectInput
            {...control}
            value={item.doseUnit}
            onChange={(event) => set({ doseUnit: event.currentTarget.value })}
          >
            <option value="">Choose</option>
            {DOSE_UNITS.map((unit) => (
              <option key={unit}>{unit}</option>
            ))}
          </SelectInput>
        )}
      </Field>
      {number('timesADay', 'Times a day')}
      {number('daysSupply', 'Lasts, days')}
      {number('quantity', 'Quantity')}
      {number('repeats', 'Repeats')}
      {item.schedule === '6' && text('quantityWords', 'Quantity in words')}
      {asks.form && text('form', 'Form')}
      {asks.strength && text('strength', 'Strength')}
      {asks.schedule && <ScheduleField item={item} problems={problems} set={set} />}
      {text('directions', 'Directions')}
      {tick('asNeeded', 'When needed')}
      {tick('ongoing', 'Ongoing: taken on and on')}
    </div>
  );
}
