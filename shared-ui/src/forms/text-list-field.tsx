import type { FieldPath, FieldValues } from 'react-hook-form';
import { LiveRegion } from '../feedback/live-region';
import { Button } from '../parts/button';
import { Field } from '../parts/field';
import { Icon } from '../parts/icon';
import * as icons from '../parts/icons';
import { TextInput } from '../parts/inputs';
import { Suggestions } from './text-field';
import styles from './text-list-field.module.css';
import { type FormFieldProps, useFormField } from './use-form-field';
import { type TextList, useTextList } from './use-text-list';

interface TextListFieldProps<Values extends FieldValues> extends FormFieldProps {
  name: FieldPath<Values>;
  addLabel?: string;
  /** Fewest entries; at that number none can be removed. */
  min?: number;
  maxItems?: number;
  suggestions?: readonly string[];
  placeholder?: string;
  emptyText?: string;
}

/** A list of short texts with an input for new ones. Entries are trimmed and appended; blank ones are ignored. */
export function TextListField<Values extends FieldValues = FieldValues>(props: TextListFieldProps<Values>) {
  const { name, label, hint, optional, required, min = 0, maxItems = 50, suggestions, emptyText, ...rest } = props;
  const { addLabel = 'Add', placeholder, disabled } = rest;
  const field = useFormField(name, { hint, optional, required: required ?? min > 0 });
  const list = useTextList(name, maxItems);
  const listId = suggestions === undefined ? undefined : `${field.control.id}-list`;
  return (
    <Field
      label={label}
      hint={hint}
      error={field.error}
      required={field.required}
      optional={optional}
      id={field.control.id}
    >
      {({ required: _, ...control }) => (
        <>
          <div className={styles.entry}>
            <TextInput
              {...control}
              ref={list.box}
              list={listId}
              placeholder={placeholder}
              disabled={disabled}
              autoComplete="off"
              enterKeyHint="done"
              onBlur={list.onBlur}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                list.add();
              }}
            />
            <Button
              variant="line"
              icon={icons.plus}
              disabled={disabled}
              onClick={list.add}
              aria-label={`${addLabel}: ${label}`}
            >
              {addLabel}
            </Button>
          </div>
          {listId !== undefined && <Suggestions id={listId} texts={suggestions ?? []} />}
          <Entries
            label={label}
            list={list}
            fixed={list.entries.length <= min || disabled === true}
            emptyText={emptyText}
          />
          <LiveRegion message={list.said} />
        </>
      )}
    </Field>
  );
}

interface EntriesProps {
  label: string;
  list: TextList;
  fixed: boolean;
  emptyText: string | undefined;
}

function Entries({ label, list, fixed, emptyText }: EntriesProps) {
  if (list.entries.length === 0) return emptyText === undefined ? null : <p className="small soft">{emptyText}</p>;
  return (
    <ul className={styles.list} aria-label={`${label}, your list`}>
      {list.entries.map((entry, index) => (
        <li className={styles.item} key={entry}>
          <span>{entry}</span>
          {!fixed && (
            <button
              type="button"
              className={styles.remove}
              aria-label={`Remove ${entry}`}
              onClick={() => list.remove(index)}
            >
              <Icon path={icons.close} size={18} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
