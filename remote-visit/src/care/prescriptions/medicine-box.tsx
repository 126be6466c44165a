import { Field } from '@telehealth/ui/parts/field';
import { TextInput } from '@telehealth/ui/parts/inputs';
import { type KeyboardEvent, useId, useState } from 'react';
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

function useBox({ value, onType, onPick, isByName = false }: MedicineBoxProps) {
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const query = useFoundMedicines(value, isOpen);
  const all = isByName ? onceEach(query.data ?? []) : (query.data ?? []);
  const found = isOpen ? all.slice(0, MOST_SHOWN) : [];
  const pick = (chosen: FoundMedicine) => {
    setOpen(false);
    onPick(chosen);
  };
  const type = (text: string) => {
    setAt(0);
    setOpen(true);
    onType(text);
  };
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = found[at];
    if (step !== undefined && !isOpen) {
      event.preventDefault();
      setOpen(true);
    } else if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setAt((before) => (before + step + found.length) % found.length);
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      pick(chosen);
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
    }
  };
  return { at, isOpen, query, found, pick, type, walk, close: () => setOpen(false) };
}

const onceEach = (found: readonly FoundMedicine[]) =>
  found
    .filter(({ id }, at) => found.findIndex((other) => other.id === id) === at)
    .map((one) => ({ ...one, form: '', strength: '' }));

/** The search of the catalogue (combobox): arrow keys move, Enter chooses. What is typed and not chosen stays as text. */
export function MedicineBox(props: MedicineBoxProps) {
  const list = useId();
  const { label = 'Medicine', hint } = props;
  const { at, isOpen, query, found, pick, type, walk, close } = useBox(props);
  const optionId = (index: number) => `${list}-${index}`;
  return (
    <div className={styles.box}>
      <Field label={label} hint={hint} error={props.error}>
        {(control) => (
          <TextInput
            {...control}
            role="combobox"
            aria-expanded={found.length > 0}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={found[at] === undefined ? undefined : optionId(at)}
            autoComplete="off"
            placeholder="Ingredient, brand or class"
            value={props.value}
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={walk}
            onBlur={close}
          />
        )}
      </Field>
      <div id={list} role="listbox" aria-label="Medicines found" className={styles.list} hidden={found.length === 0}>
        {found.map((one, index) => (
          // The input keeps the focus and its keys do the same, so a press on an option must not take the focus.
          <div
            key={`${one.id} ${one.form} ${one.strength}`}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(one)}
            onKeyDown={walk}
          >
            <b>{`${one.name} ${one.strength}`.trim()}</b>
            <span className={styles.schedule}>{one.schedule === null ? '?' : `S${one.schedule}`}</span>
            <span className="small soft">{noteOf(one)}</span>
          </div>
        ))}
      </div>
      <p role="status" className="small soft">
        {isOpen && props.value.trim().length > 1 && statusOf(query.status, query.data?.length, props.isByName)}
      </p>
    </div>
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
