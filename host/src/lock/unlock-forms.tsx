import type { AppError, Result } from '@telehealth/contracts/errors';
import { messageFrom } from '@telehealth/contracts/message-from';
import { errorText } from '@telehealth/contracts/messages';
import { LOCK_MESSAGES } from '@telehealth/contracts/messages/lock';
import { authenticatorCodeSchema, confirmPasswordSchema } from '@telehealth/contracts/schemas/security';
import { verifyEmailSchema } from '@telehealth/contracts/schemas/sign-in';
import { Notice } from '@telehealth/ui/feedback/notice';
import { AccountName } from '@telehealth/ui/forms/account-name';
import { Form } from '@telehealth/ui/forms/form';
import { PasswordField } from '@telehealth/ui/forms/password-field';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { useRef, useState } from 'react';
import styles from './lock-screen.module.css';
import { maskAddress } from './mask-address';
import { mailCode, type Provable, proveByAuthenticator, proveByMailedCode, proveByPassword } from './prove-identity';

interface UnlockFormsProps {
  session: Provable;
  /** The account's address, for password managers. */
  address: string;
  hasPassword: boolean;
  hasAuthenticator: boolean;
  onUnlocked: () => void;
  onGone: () => void;
}

type Step = 'password' | 'offerCode' | 'mailedCode' | 'authenticator' | 'noWay';

/** Error of the last attempt; null after a success, or when the session turned out to be gone. */
function useOutcome({ onUnlocked, onGone }: Pick<UnlockFormsProps, 'onUnlocked' | 'onGone'>) {
  const [problem, setProblem] = useState<string | null>(null);
  const settle = <T,>(result: Result<T, AppError>, then: (value: T) => void) => {
    setProblem(null);
    if (result.ok) return then(result.value);
    if (result.error.id === 'session.ended') return onGone();
    setProblem(errorText(result.error));
  };
  const unlock = (result: Result<void, AppError>) => settle(result, onUnlocked);
  return { problem, settle, unlock, say: setProblem };
}

/** Reverification by password, mailed code or authenticator app. */
export function UnlockForms(props: UnlockFormsProps) {
  const { session, hasPassword, hasAuthenticator } = props;
  const [step, setStep] = useState<Step>(hasPassword ? 'password' : 'offerCode');
  const [sentTo, setSentTo] = useState('');
  const [hasChanged, setHasChanged] = useState(false);
  const changes = useRef(0);
  const [isSending, setIsSending] = useState(false);
  const outcome = useOutcome(props);
  const change = (next: Step) => {
    changes.current += 1;
    outcome.say(null);
    setHasChanged(true);
    setStep(next);
  };
  const send = async () => {
    const before = changes.current;
    setIsSending(true);
    const result = await mailCode(session);
    setIsSending(false);
    outcome.settle(result, (address) => {
      setSentTo(maskAddress(address ?? ''));
      // The user has chosen another method meanwhile and may be typing.
      if (changes.current !== before) return;
      if (address !== null) return setStep('mailedCode');
      if (!hasPassword && !hasAuthenticator) return setStep('noWay');
      outcome.say(messageFrom(LOCK_MESSAGES, 'lock.noMail'));
      if (step === 'offerCode') setStep('authenticator');
    });
  };
  return (
    <div className={styles.forms}>
      {step === 'password' && <PasswordForm {...props} cameBack={hasChanged} />}
      {step === 'mailedCode' && <MailedCodeForm {...props} sentTo={sentTo} />}
      {step === 'authenticator' && <AuthenticatorForm {...props} />}
      {step === 'noWay' && <Notice live>{messageFrom(LOCK_MESSAGES, 'lock.noWay')}</Notice>}
      {outcome.problem !== null && (
        <Notice tone="danger" live>
          {outcome.problem}
        </Notice>
      )}
      {step !== 'noWay' && <OtherWays {...props} step={step} isSending={isSending} send={send} change={change} />}
    </div>
  );
}

interface OtherWaysProps extends Pick<UnlockFormsProps, 'address' | 'hasPassword' | 'hasAuthenticator'> {
  step: Step;
  isSending: boolean;
  send: () => Promise<void>;
  change: (step: Step) => void;
}

function OtherWays({ step, address, hasPassword, hasAuthenticator, isSending, send, change }: OtherWaysProps) {
  return (
    <>
      {hasAuthenticator && step !== 'authenticator' && (
        <Button variant="quiet" wide icon={icons.device} onClick={() => change('authenticator')}>
          Use your authenticator app
        </Button>
      )}
      {address !== '' && (
        <Button
          variant={step === 'offerCode' ? 'primary' : 'quiet'}
          wide
          icon={icons.mail}
          busy={isSending}
          busyLabel="Sending the code"
          onClick={() => void send()}
        >
          {step === 'mailedCode' ? 'Send another code' : 'Send me a code by email'}
        </Button>
      )}
      {hasPassword && step !== 'password' && (
        <Button variant="quiet" wide icon={icons.key} onClick={() => change('password')}>
          Use the password
        </Button>
      )}
    </>
  );
}

function PasswordForm({ session, address, onUnlocked, onGone, cameBack }: UnlockFormsProps & { cameBack: boolean }) {
  const form = useZodForm({ schema: confirmPasswordSchema, defaultValues: { password: '' } });
  const { problem, unlock } = useOutcome({ onUnlocked, onGone });
  const submit = async ({ password }: { password: string }) => {
    const result = await proveByPassword(session, password);
    if (!result.ok) form.setFocus('password', { shouldSelect: true });
    unlock(result);
  };
  return (
    <Form form={form} onSubmit={submit} label="Unlock" problem={problem} focusFirst={cameBack}>
      <AccountName email={address} />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <SubmitButton wide busyLabel="Checking">
        Unlock
      </SubmitButton>
    </Form>
  );
}

const CODE = { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 12 } as const;

function MailedCodeForm({ session, sentTo, onUnlocked, onGone }: UnlockFormsProps & { sentTo: string }) {
  const form = useZodForm({ schema: verifyEmailSchema, defaultValues: { code: '' } });
  const { problem, unlock } = useOutcome({ onUnlocked, onGone });
  return (
    <Form
      form={form}
      onSubmit={async ({ code }) => unlock(await proveByMailedCode(session, code))}
      label="Unlock"
      problem={problem}
      focusFirst
    >
      <Notice live>{messageFrom(LOCK_MESSAGES, 'lock.codeSent', { address: sentTo })}</Notice>
      <TextField name="code" label="Code from the email" {...CODE} />
      <SubmitButton wide busyLabel="Checking">
        Unlock
      </SubmitButton>
    </Form>
  );
}

function AuthenticatorForm({ session, onUnlocked, onGone }: UnlockFormsProps) {
  const form = useZodForm({ schema: authenticatorCodeSchema, defaultValues: { code: '' } });
  const { problem, unlock } = useOutcome({ onUnlocked, onGone });
  return (
    <Form
      form={form}
      onSubmit={async ({ code }) => unlock(await proveByAuthenticator(session, code))}
      label="Unlock"
      problem={problem}
      focusFirst
    >
      <TextField name="code" label="Code from your authenticator app" {...CODE} />
      <SubmitButton wide busyLabel="Checking">
        Unlock
      </SubmitButton>
    </Form>
  );
}
