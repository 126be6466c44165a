import { unitText } from '@telehealth/care/record/entry-words';
import type { ReadingType } from '@telehealth/data/readings/reading.schema';
import { Button } from '@telehealth/ui/parts/button';
import { Field } from '@telehealth/ui/parts/field';
import { TextInput } from '@telehealth/ui/parts/inputs';
import { useRef } from 'react';
import styles from '../device.module.css';
import type { TypedProblem, TypedReading } from './check-typed';

interface NumberFieldsProps {
  type: ReadingType;
  typed: TypedReading;
  problems: Partial<Record<'value' | 'second' | 'when', TypedProblem>>;
  onChange: (part: Partial<TypedReading>) => void;
}

/** One number or two, in the words of the device; below a wrong one, what was probably meant. */
export function NumberFields({ type, typed, problems, onChange }: NumberFieldsProps) {
  if (type.secondLabel === null) {
    return (
      <NumberInput
        label={type.label}
        suffix={suffixOf(type, typed)}
        value={typed.value}
        problem={problems.value}
        onChange={(value) => onChange({ value })}
      />
    );
  }
  return (
    <div className={styles.pair}>
      <NumberInput
        label="Upper"
        value={typed.value}
        problem={problems.value}
        onChange={(value) => onChange({ value })}
      />
      <NumberInput
        label="Lower"
        value={typed.second}
        problem={problems.second}
        onChange={(second) => onChange({ second })}
      />
    </div>
  );
}

const suffixOf = (type: ReadingType, typed: TypedReading) =>
  typed.unit === type.unit ? unitText(type.unit) || undefined : undefined;

interface NumberInputProps {
  label: string;
  /** There is room for it beside one number only. */
  suffix?: string | undefined;
  value: string;
  problem: TypedProblem | undefined;
  onChange: (value: string) => void;
}

function NumberInput({ label, suffix, value, problem, onChange }: NumberInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const meant = problem?.suggestion;
  const take = (number: number) => {
    onChange(String(number));
    input.current?.focus();
  };
  return (
    <div>
      <Field label={label} required {...(problem && { error: problem.text })}>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            suffix={suffix}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </Field>
      {meant && (
        <p className={styles.meant} role="status">
          Did you mean {meant.value}?
          {typeof meant.because === 'object' && ` That is ${value} in ${meant.because.unit}.`}
          <Button size="s" variant="line" onClick={() => take(meant.value)}>
            Yes, {meant.value}
          </Button>
        </p>
      )}
    </div>
  );
}
