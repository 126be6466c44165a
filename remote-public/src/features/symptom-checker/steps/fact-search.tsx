import { findSigns } from '@telehealth/triage/check';
import { Field } from '@telehealth/ui/parts/field';
import { TextInput } from '@telehealth/ui/parts/inputs';
import { type KeyboardEvent, useId, useState } from 'react';
import styles from './fact-search.module.css';

interface FactSearchProps {
  /** Ids already in the list. */
  known: ReadonlySet<string>;
  onAdd: (id: string) => void;
}

function useSearch({ known, onAdd }: FactSearchProps) {
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const found = findSigns(words, known);
  const shown = isOpen ? found : [];
  const type = (typed: string) => {
    setWords(typed);
    setAt(0);
    setOpen(true);
  };
  const add = (id: string) => {
    onAdd(id);
    setWords('');
    setOpen(false);
  };
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = shown[at];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setOpen(true);
      setAt((before) => (isOpen ? (before + step + found.length) % found.length : 0));
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      add(chosen.id);
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
    }
  };
  return { words, at, found, shown, isOpen, type, add, walk, close: () => setOpen(false) };
}

/** Finds a sign among hundreds (combobox): arrow keys move, Enter adds, Escape closes the list. */
export function FactSearch(props: FactSearchProps) {
  const list = useId();
  const { words, at, found, shown, isOpen, type, add, walk, close } = useSearch(props);
  const optionId = (id: string) => `${list}-${id}`;
  const active = shown[at];
  return (
    <div className={styles.search}>
      <Field label="Add something" hint="Type a symptom, an illness or a circumstance, e.g. fever or asthma.">
        {(control) => (
          <TextInput
            {...control}
            role="combobox"
            aria-expanded={shown.length > 0}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={active === undefined ? undefined : optionId(active.id)}
            autoComplete="off"
            value={words}
            onChange={({ currentTarget: { value } }) => type(value)}
            onKeyDown={walk}
            onBlur={close}
          />
        )}
      </Field>
      <div id={list} role="listbox" aria-label="Found" className={styles.list} hidden={shown.length === 0}>
        {shown.map(({ id, says }, index) => (
          // The input keeps the focus and its keys do the same, so a press on an option must not take the focus.
          <div
            key={id}
            id={optionId(id)}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => add(id)}
            onKeyDown={walk}
          >
            {says}
          </div>
        ))}
      </div>
      <p role="status" className="small soft">
        {isOpen && words.trim() !== '' && countOf(found.length)}
      </p>
    </div>
  );
}

const countOf = (count: number) => (count === 0 ? 'Nothing found. Try another word.' : `${count} found`);
