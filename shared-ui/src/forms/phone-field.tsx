import { readPhone } from '@telehealth/contracts/phone';
import { useRef, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { Notice } from '../feedback/notice';
import { useAfterPress } from '../parts/use-after-press';
import { TextField } from './text-field';
import type { FormFieldProps } from './use-form-field';

interface PhoneFieldProps<Values extends FieldValues> extends FormFieldProps {
  name: FieldPath<Values>;
  autoComplete?: 'tel' | 'off';
}

/** A shorter number fails the specification's rule, so it needs no second message. */
const FEWEST = 10;

/** A phone number, stored as typed. On blur the field says how it will be dialled, or that this is unknown. */
export function PhoneField<Values extends FieldValues = FieldValues>(props: PhoneFieldProps<Values>) {
  const [said, setSaid] = useState<{ dials: string | null } | null>(null);
  const afterPress = useAfterPress();
  const latest = useRef('');
  const read = async (typed: string) => {
    latest.current = typed;
    if (typed.trim().length < FEWEST) return setSaid(null);
    const reading = await readPhone(typed);
    if (latest.current === typed) setSaid({ dials: reading?.spoken ?? null });
  };
  return (
    <div>
      <TextField<Values>
        {...props}
        type="tel"
        inputMode="tel"
        onLeave={(typed) => afterPress(() => void read(typed))}
      />
      <div role="status">
        {said !== null &&
          (said.dials === null ? (
            <Notice tone="warning">
              We cannot tell which number to dial here. We keep what you wrote, but nobody can call it with one press.
              It works with one number and its country code, for example +27 82 123 4567.
            </Notice>
          ) : (
            <p className="small soft">A call goes to {said.dials}</p>
          ))}
      </div>
    </div>
  );
}
