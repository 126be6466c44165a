import { errorText, message } from '@telehealth/contracts/messages';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Field } from '@telehealth/ui/parts/field';
import { TextInput } from '@telehealth/ui/parts/inputs';
import { type FormEvent, useRef, useState } from 'react';
import { useConfirmPhone } from '../../data/settings/notification-settings.mutations';

const SIX_DIGITS = /^\d{6}$/;

interface ConfirmPhoneProps {
  number: string;
  /** The channel in words. */
  by: string;
  /** A time of day. */
  until: string;
}

/** Takes the code that was sent to a number. */
export function ConfirmPhone({ number, by, until }: ConfirmPhoneProps) {
  const confirming = useConfirmPhone();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const code = typed.replace(/\s/g, '');
  const isWhole = SIX_DIGITS.test(code);
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isWhole || !(await confirming.run(code)).ok) input.current?.focus();
  };
  const error = isTried && !isWhole ? message('phone.codeSix') : confirming.error && errorText(confirming.error);
  return (
    <form onSubmit={(event) => void confirm(event)} noValidate aria-label="Confirm your number">
      <Stack>
        <Field
          label={`The code we sent to ${number}`}
          hint={`Six digits, by ${by}. It works until ${until}.`}
          error={error ?? undefined}
        >
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
          <Button type="submit" busy={confirming.isRunning} busyLabel="Confirming">
            Confirm my number
          </Button>
        </div>
      </Stack>
    </form>
  );
}
