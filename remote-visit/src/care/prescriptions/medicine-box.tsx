import { ComboBox } from '@telehealth/ui/parts/combo-box';
import { Field } from '@telehealth/ui/parts/field';
import { useState } from 'react';
import { type FoundMedicine, useFoundMedicines } from '../../data/prescribing/medicines.queries';
import styles from './medicine-box.module.css';

interface MedicineBoxProps {
  /** What is asked, "Medicine" unless told. */
  label?: string;
  hint?: string;
  /** Every medicine once, whatever its forms and strengths. */
  isByName?: boolean;
  value: string;
  error: string | undefined;
  onType: (text: string) => void;
  onPick: (found: FoundMedicine) => void;
}

const MOST_SHOWN = 8;

const onceEach = (found: readonly FoundMedicine[]) =>
  found
    .filter(({ id }, at) => found.findIndex((other) => other.id === id) === at)
    .map((one) => ({ ...one, form: '', strength: '' }));

const keyOf = ({ id, form, strength }: FoundMedicine) => `${id} ${form} ${strength}`;

/** The search of the catalogue. What is typed and not chosen stays as text. */
export function MedicineBox(props: MedicineBoxProps) {
  const { label = 'Medicine', hint, isByName = false, value, error, onType, onPick } = props;
  // What stands there from before is searched for when somebody comes to it.
  const [isAsked, setAsked] = useState(false);
  const query = useFoundMedicines(value, isAsked);
  const all = query.data ?? [];
  const found = (isByName ? onceEach(all) : all).slice(0, MOST_SHOWN);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <ComboBox
          control={{ ...control, onFocus: () => setAsked(true) }}
          listLabel="Medicines found"
          placeholder="Ingredient, brand or class"
          words={value}
          options={found.map((one) => ({ key: keyOf(one), shows: <Found one={one} /> }))}
          onType={onType}
          onPick={(key) => {
            const chosen = found.find((one) => keyOf(one) === key);
            if (chosen !== undefined) onPick(chosen);
          }}
          status={value.trim().length > 1 && statusOf(query.status, query.data?.length, isByName)}
        />
      )}
    </Field>
  );
}

function Found({ one }: { one: FoundMedicine }) {
  return (
    <span className={styles.option}>
      <b>{`${one.name} ${one.strength}`.trim()}</b>
      <span className={styles.schedule}>{one.schedule === null ? '?' : `S${one.schedule}`}</span>
      <span className="small soft">{noteOf(one)}</span>
    </span>
  );
}

function noteOf({ form, name, said, brands }: FoundMedicine): string {
  const found = said.toLowerCase() === name.toLowerCase() ? [] : [`found as ${said}`];
  const also = brands.filter((brand) => brand !== said).slice(0, 2);
  return [form, ...found, ...(also.length > 0 ? [`also as ${also.join(', ')}`] : [])]
    .filter((part) => part !== '')
    .join(', ');
}

function statusOf(status: 'pending' | 'error' | 'success', count = 0, isByName = false): string {
  if (status === 'pending') return 'Looking';
  if (status === 'error')
    return 'The list did not answer. You can write the medicine as text; nothing of it will be checked.';
  if (count > 0)
    return isByName ? 'Arrow keys and Enter choose one.' : `${count} found. Arrow keys and Enter choose one.`;
  return isByName ? 'Not in our list.' : 'Not in our list. Written as text, nothing of it is checked.';
}
