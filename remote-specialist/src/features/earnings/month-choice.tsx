import { Field } from '@telehealth/ui/parts/field';
import { SelectInput } from '@telehealth/ui/parts/inputs';
import type { ReactNode } from 'react';
import { monthsBetween, monthWords } from './earning-words';
import styles from './earnings.module.css';

interface MonthChoiceProps {
  /** The first answer: which months there are. */
  known: { firstMonth: string; thisMonth: string };
  chosen: string;
  onMonth: (month: string) => void;
  /** What can be taken away of the month. */
  children: ReactNode;
}

/** The month of an address, if there is such a one; else this month. */
export const monthOf = ({ firstMonth, thisMonth }: MonthChoiceProps['known'], month: string | null): string =>
  month !== null && monthsBetween(firstMonth, thisMonth).includes(month) ? month : thisMonth;

export function MonthChoice({ known, chosen, onMonth, children }: MonthChoiceProps) {
  return (
    <div className={styles.choice}>
      <div className={styles.month}>
        <Field label="Month">
          {(control) => (
            <SelectInput {...control} value={chosen} onChange={(event) => onMonth(event.currentTarget.value)}>
              {monthsBetween(known.firstMonth, known.thisMonth).map((one) => (
                <option key={one} value={one}>
                  {monthWords(one)}
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
      </div>
      {children}
    </div>
  );
}
