import { ALIKE_IDS } from '@telehealth/clinical/triage/lexicon/alike';
import { SIGN_NAMES } from '@telehealth/clinical/triage/lexicon/names';
import { readText } from '@telehealth/clinical/triage/reader/read-text';
import { Field } from '@telehealth/ui/parts/field';
import { TextInput } from '@telehealth/ui/parts/inputs';
import { type KeyboardEvent, useId, useState } from 'react';
import styles from './fact-search.module.css';

interface Addable {
  id: string;
  says: string;
}
/** Who somebody is was said before, and how a text reads is no sign. */
const NO_SIGNS = ['baby', 'newborn', 'child', 'somePain', 'frail', ...ALIKE_IDS];
const ADDABLE: readonly Addable[] = Object.entries(SIGN_NAMES)
  .filter(([id]) => !NO_SIGNS.includes(id))
  .map(([id, says]) => ({ id, says }))
  .sort((a, b) => a.says.localeCompare(b.says));
const MOST_SHOWN = 8;

/** Signs whose name has every word begun so, and those that the engine reads in the words: "tummy" finds the belly. */
export function findSigns(words: string, without: ReadonlySet<string>): readonly Addable[] {
  const begun = words
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  if (begun.length === 0) return [];
  const read = readText(words).facts;
  const isNamed = ({ says }: Addable) => {
    const own = says.toLowerCase().split(/[^\p{L}\p{N}]+/u);
    return begun.every((word) => own.some((one) => one.startsWith(word)));
  };
  const open = ADDABLE.filter(({ id }) => !without.has(id));
  const named = open.filter(isNamed);
  return [...named, ...open.filter((one) => read.has(one.id) && !named.includes(one))].slice(0, MOST_SHOWN);
}

interface FactSearchProps {
  /** Ids that stand in the list already. */
  known: ReadonlySet<string>;
  onAdd: (id: string) => void;
}

/** What was typed, what it finds, and what the keys do to it. */
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

/** Finds a sign among hundreds by typing: arrows walk what was found, Enter adds it, Escape closes the list. */
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
          // The field keeps the focus, and its keys do the same: what is pressed must not take it away.
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
