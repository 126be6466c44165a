import { type NumberKind, type NumberReading, readNumber } from '@telehealth/contracts/schemas/read-number';
import { useRef, useState } from 'react';
import { Button } from './button';
import { Field, type FieldTexts } from './field';
import { TextInput } from './inputs';
import styles from './number-box.module.css';
import { useAfterPress } from './use-after-press';

/** A suggested correction. */
export interface MeantNumber {
  text: string;
  /** Why it may be meant, in a sentence. */
  because?: string;
}

interface NumberBoxProps extends FieldTexts {
  id?: string;
  kind: NumberKind;
  /** As typed; it is never reformatted. */
  value: string;
  onChange: (typed: string) => void;
  onLeave?: () => void;
  /** Suggestions below the caller's error. */
  meant?: readonly MeantNumber[];
  name?: string;
  prefix?: string;
  suffix?: string;
  placeholder?: string;
  disabled?: boolean;
}

/**
 * The product's number input, also for amounts. It parses on blur: an invalid number stays as typed with a hint, and an
 * ambiguous one is asked about.
 */
export function NumberBox({ kind, value, onChange, onLeave, meant, ...props }: NumberBoxProps) {
  const { label, hint, error, required, optional, id, ...native } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isLeft, setIsLeft] = useState(false);
  const afterPress = useAfterPress();
  const reading = readNumber(value, kind);
  const isSaid = isLeft || error !== undefined;
  const offered = isSaid ? (meant ?? meantBy(reading)) : [];
  const change = (typed: string) => {
    setIsLeft(false);
    onChange(typed);
  };
  const take = (text: string) => {
    change(text);
    input.current?.focus();
  };
  const texts = { label, hint, required, optional, id, error: errorOf(reading, kind, error, isLeft) };
  return (
    <div>
      <Field {...texts}>
        {(control) => (
          <TextInput
            {...native}
            {...control}
            ref={input}
            inputMode={kind.decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            value={value}
            onChange={(event) => change(event.currentTarget.value)}
            onBlur={() => {
              afterPress(() => setIsLeft(true));
              onLeave?.();
            }}
          />
        )}
      </Field>
      {offered.length > 0 && <Meant numbers={offered} onTake={take} />}
    </div>
  );
}

function Meant({ numbers, onTake }: { numbers: readonly MeantNumber[]; onTake: (text: string) => void }) {
  return (
    <p className={styles.meant} role="status">
      Did you mean {numbers.map(({ text }) => text).join(' or ')}?
      {numbers.map(({ because }) => because && ` ${because}`)}
      {numbers.map(({ text }) => (
        <Button key={text} size="s" variant="line" onClick={() => onTake(text)}>
          Yes, {text}
        </Button>
      ))}
    </p>
  );
}

const meantBy = (reading: NumberReading): MeantNumber[] =>
  reading.is === 'unclear' || reading.is === 'none' ? reading.meant.map((text) => ({ text })) : [];

/** A question about an ambiguous number comes before the form's error, which would not explain the problem. */
function errorOf(reading: NumberReading, kind: NumberKind, error: string | undefined, isLeft: boolean) {
  if (reading.is === 'unclear' && (isLeft || error !== undefined))
    return 'A point or comma before three digits can mean two numbers. Please say which one you mean';
  if (error !== undefined || !isLeft) return error;
  return wordsOf(reading, kind);
}

function wordsOf({ is }: NumberReading, { decimals, min, max }: NumberKind): string | undefined {
  const isWhole = decimals === 0;
  if (is === 'none') return isWhole ? 'Please write a whole number, digits only' : 'Please write a number, digits only';
  if (is === 'fraction')
    return isWhole ? 'Please write a whole number here' : `Please write at most ${decimals} digits after the point`;
  if (is === 'outside') return `Please write a number from ${min} to ${max}`;
  return undefined;
}
