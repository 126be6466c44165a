import { type RefObject, useCallback, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useBeforeSubmit } from './form-scope';
import { withEntry, withoutEntry } from './text-list';

export interface TextList {
  entries: readonly string[];
  box: RefObject<HTMLInputElement | null>;
  /** The last change in words, for screen readers. */
  said: string;
  add: () => void;
  remove: (index: number) => void;
  onBlur: () => void;
}

/**
 * State of a list with a text input. The input is no form value: Add, Enter or submitting moves its text into the list, so
 * that no typed text is lost.
 */
export function useTextList(name: string, maxItems: number): TextList {
  const { field } = useController({ name });
  const { getValues } = useFormContext();
  const box = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const { onChange } = field;

  const add = useCallback(() => {
    const input = box.current;
    if (input === null) return;
    const before: readonly string[] = getValues(name) ?? [];
    if (before.length >= maxItems && input.value.trim() !== '') return;
    const after = withEntry(before, input.value);
    if (after !== before) {
      setSaid(`${after.at(-1)} added`);
      onChange([...after]);
    }
    input.value = '';
  }, [getValues, maxItems, name, onChange]);
  useBeforeSubmit(add);

  const remove = (index: number) => {
    const before: readonly string[] = getValues(name) ?? [];
    setSaid(`${before[index]} removed`);
    onChange([...withoutEntry(before, index)]);
    box.current?.focus();
  };
  return { entries: Array.isArray(field.value) ? field.value : [], box, said, add, remove, onBlur: field.onBlur };
}
