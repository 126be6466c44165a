import { messageText } from '@telehealth/contracts/messages';
import { type PhoneReading, readPhone } from '@telehealth/contracts/phone';
import { TextField } from '@telehealth/ui/forms/text-field';

/** Takes the number that signs in, as people write it. */
export function NumberField() {
  return (
    <TextField
      name="phoneNumber"
      label="Mobile number"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      hint="For example 082 123 4567, or with + and the country code"
    />
  );
}

interface Problems {
  setError: (name: 'phoneNumber', error: { type: string; message: string }, options: { shouldFocus: true }) => void;
}

/** Reads what was typed; says at the field when it is not certain which number that is. */
export async function readNumber(typed: string, { setError }: Problems): Promise<PhoneReading | null> {
  const reading = await readPhone(typed);
  if (reading === null) {
    setError('phoneNumber', { type: 'unclear', message: messageText('byPhone.unclear') }, { shouldFocus: true });
  }
  return reading;
}
