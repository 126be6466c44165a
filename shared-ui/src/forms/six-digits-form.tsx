import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Stack } from '../layout/stack';
import { Button } from '../parts/button';
import { Field } from '../parts/field';
import { TextInput } from '../parts/inputs';

const SIX_DIGITS = /^\d{6}$/;

interface SixDigitsFormProps {
  /** The form's accessible name. */
  name: string;
  label: string;
  hint: string;
  /** Said where fewer or more than six digits are sent. */
  missing: string;
  /** Why the last code was refused; null: it was not. */
  problem: string | null;
  submit: string;
  isRunning: boolean;
  busyLabel: string;
  /** Where the form takes the place of what was pressed. */
  focusFirst?: boolean;
  /** @returns whether the code was right: focus goes back to it otherwise */
  onCode: (code: string) => Promise<boolean>;
}

/** Takes a code of six digits that came another way; spaces between them do not matter. */
export function SixDigitsForm(props: SixDigitsFormProps) {
  const { name, label, hint, missing, problem, submit, isRunning, busyLabel, focusFirst = false, onCode } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focusFirst) input.current?.focus();
  }, [focusFirst]);
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const code = typed.replace(/\s/g, '');
  const isWhole = SIX_DIGITS.test(code);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isWhole || !(await onCode(code))) input.current?.focus();
  };
  return (
    <form onSubmit={(event) => void send(event)} noValidate aria-label={name}>
      <Stack>
        <Field label={label} hint={hint} error={(isTried && !isWhole ? missing : problem) ?? undefined}>
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={10}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
        </Field>
        <div>
          <Button type="submit" busy={isRunning} busyLabel={busyLabel}>
            {submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
