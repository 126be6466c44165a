import { type ReactNode, useId } from 'react';
import styles from './chip-group.module.css';
import { FieldHint, FieldMark, FieldProblem, fieldControl } from './field';
import { Icon, type IconPath } from './icon';

export interface ChipOption<Value extends string = string> {
  value: Value;
  label: string;
  /** A second, muted text in the chip. */
  note?: ReactNode;
  icon?: IconPath;
  disabled?: boolean;
}

interface SharedProps<Value extends string> {
  legend: string;
  hideLegend?: boolean;
  /** Id of the first choice, as a link target. */
  id?: string;
  name?: string;
  options: readonly ChipOption<Value>[];
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  optional?: boolean;
  onBlur?: () => void;
}
interface OneOf<Value extends string> extends SharedProps<Value> {
  type: 'radio';
  value: Value | '';
  onChange: (value: Value) => void;
}
interface SomeOf<Value extends string> extends SharedProps<Value> {
  type: 'checkbox';
  value: readonly Value[];
  onChange: (value: Value[]) => void;
}
export type ChipGroupProps<Value extends string> = OneOf<Value> | SomeOf<Value>;

/** Choices as chips on native radios or checkboxes, so keyboard and forms work as usual. */
export function ChipGroup<Value extends string>(props: ChipGroupProps<Value>) {
  const ownId = useId();
  const { legend, hideLegend = false, options, hint, error, required, optional, id = ownId, name = id } = props;
  const control = fieldControl({ id, hint, error });
  return (
    <fieldset
      className={`${styles.group} ${error === undefined ? '' : styles.bad}`}
      aria-describedby={control['aria-describedby']}
    >
      <legend className={hideLegend ? 'visually-hidden' : styles.legend}>
        {legend} <FieldMark required={required} optional={optional} />
      </legend>
      <FieldHint id={`${id}-hint`} hint={hint} />
      <div className={styles.chips}>
        {options.map((option, index) => (
          <label className={styles.chip} key={option.value}>
            <input
              className={styles.input}
              id={index === 0 ? id : undefined}
              type={props.type}
              name={name}
              value={option.value}
              disabled={option.disabled}
              required={props.type === 'radio' && required}
              checked={isChosen(props, option.value)}
              data-invalid={(error !== undefined && index === 0) || undefined}
              onBlur={props.onBlur}
              onChange={(event) => choose(props, option.value, event.currentTarget.checked)}
            />
            {option.icon && <Icon path={option.icon} size={18} />}
            {option.label}
            {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
          </label>
        ))}
      </div>
      <FieldProblem id={`${id}-error`} text={error} />
    </fieldset>
  );
}

function isChosen<Value extends string>(props: ChipGroupProps<Value>, value: Value): boolean {
  return props.type === 'radio' ? props.value === value : props.value.includes(value);
}

function choose<Value extends string>(props: ChipGroupProps<Value>, value: Value, checked: boolean): void {
  if (props.type === 'radio') props.onChange(value);
  else if (checked) props.onChange([...props.value, value]);
  else props.onChange(props.value.filter((chosen) => chosen !== value));
}
