import { errorText, message } from '@telehealth/contracts/messages';
import { useConfirmPhone } from '@telehealth/data/settings/notification-settings.mutations';
import { SixDigitsForm } from '@telehealth/ui/forms/six-digits-form';

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
  return (
    <SixDigitsForm
      name="Confirm your number"
      label={`The code we sent to ${number}`}
      hint={`Six digits, by ${by}. It works until ${until}.`}
      missing={message('phone.codeSix')}
      problem={confirming.error && errorText(confirming.error)}
      submit="Confirm my number"
      isRunning={confirming.isRunning}
      busyLabel="Confirming"
      onCode={async (code) => (await confirming.run(code)).ok}
    />
  );
}
