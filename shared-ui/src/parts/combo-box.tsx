import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react';
import styles from './combo-box.module.css';
import { TextInput } from './inputs';

/** One line of the list. */
export interface ComboOption {
  key: string;
  shows: ReactNode;
}

interface ComboBoxProps {
  /** What the field around it gives, or a name. */
  control: ComponentPropsWithRef<'input'>;
  /** Name of the list. */
  listLabel: string;
  words: string;
  /** What fits the words; the caller searches. */
  options: readonly ComboOption[];
  placeholder?: string;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
  onType: (words: string) => void;
  onPick: (key: string) => void;
  /** Said of the search while the list is open. */
  status?: ReactNode;
}

function useList({ options, onType, onPick }: ComboBoxProps) {
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? options : [];
  const type = (words: string) => {
    setAt(0);
    setOpen(true);
    onType(words);
  };
  const pick = (key: string) => {
    setOpen(false);
    onPick(key);
  };
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = shown[at];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setOpen(true);
      setAt((before) => (isOpen ? (before + step + options.length) % options.length : 0));
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      pick(chosen.key);
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setOpen(false);
    }
  };
  return { at, isOpen, shown, type, pick, walk, close: () => setOpen(false) };
}

/**
 * A search with its list (WAI-ARIA combobox, list autocomplete): arrow keys move, Enter chooses, Escape closes the list.
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function ComboBox(props: ComboBoxProps) {
  const list = useId();
  const { at, isOpen, shown, type, pick, walk, close } = useList(props);
  const active = shown[at];
  const optionId = (key: string) => `${list}-${key}`;
  return (
    <div className={`${styles.box} ${props.className ?? ''}`}>
      <TextInput
        {...props.control}
        ref={props.inputRef}
        role="combobox"
        aria-expanded={shown.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={active === undefined ? undefined : optionId(active.key)}
        autoComplete="off"
        placeholder={props.placeholder}
        value={props.words}
        onChange={({ currentTarget: { value } }) => type(value)}
        onKeyDown={walk}
        onBlur={close}
      />
      <div id={list} role="listbox" aria-label={props.listLabel} className={styles.list} hidden={shown.length === 0}>
        {shown.map(({ key, shows }, index) => (
          // The input keeps the focus and its keys do the same, so a press on an option must not take the focus.
          <div
            key={key}
            id={optionId(key)}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(key)}
            onKeyDown={walk}
          >
            {shows}
          </div>
        ))}
      </div>
      <p role="status" className="small soft">
        {isOpen && props.words.trim() !== '' && props.status}
      </p>
    </div>
  );
}
