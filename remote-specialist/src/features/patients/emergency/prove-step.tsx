import type { AppError, Result } from '@telehealth/contracts/errors';
import type { IdentityProof } from '@telehealth/contracts/identity';
import { errorText } from '@telehealth/contracts/messages';
import { authenticatorCodeSchema, confirmPasswordSchema } from '@telehealth/contracts/schemas/security';
import { verifyEmailSchema } from '@telehealth/contracts/schemas/sign-in';
import { useHostServices } from '@telehealth/contracts/session';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Form } from '@telehealth/ui/forms/form';
import { PasswordField } from '@telehealth/ui/forms/password-field';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';

interface ProveStepProps {
  /** Called once the person proved who they are. */
  onProven: () => Promise<void>;
  onCancel: () => void;
}

type Way = { kind: 'password' } | { kind: 'mail'; sentTo: string } | { kind: 'app' };

/** Reverifies the person on the same page: by password, a mailed code, or the authenticator app. */
export function ProveStep({ onProven, onCancel }: ProveStepProps) {
  const { auth } = useHostServices();
  const [way, setWay] = useState<Way>({ kind: 'password' });
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const mail = async () => {
    setSending(true);
    setProblem(null);
    const sent = await auth.mailIdentityCode();
    setSending(false);
    if (!sent.ok) return setProblem(errorText(sent.error));
    if (sent.value === null) return setProblem('This account cannot get codes by email. Please choose another way.');
    setWay({ kind: 'mail', sentTo: sent.value });
  };
  const prove = async (proof: IdentityProof) => {
    const proven = await auth.proveIdentity(proof);
    if (proven.ok) await onProven();
    return proven;
  };
  return (
    <Stack gap={3}>
      {way.kind === 'password' && <ByPassword prove={prove} onCancel={onCancel} />}
      {way.kind === 'mail' && (
        <ByCode
          key="mail"
          label={`Code from the email to ${way.sentTo}`}
          schema={verifyEmailSchema}
          prove={(code) => prove({ mailedCode: code })}
          onCancel={onCancel}
        />
      )}
      {way.kind === 'app' && (
        <ByCode
          key="app"
          label="Code from your authenticator app"
          schema={authenticatorCodeSchema}
          prove={(code) => prove({ appCode: code })}
          onCancel={onCancel}
        />
      )}
      <div role="status">{problem !== null && <Notice tone="danger">{problem}</Notice>}</div>
      <Cluster>
        {way.kind !== 'password' && (
          <Button variant="quiet" size="s" onClick={() => setWay({ kind: 'password' })}>
            Use my password
          </Button>
        )}
        <Button variant="quiet" size="s" busy={isSending} onClick={() => void mail()}>
          {way.kind === 'mail' ? 'Send another code' : 'Send me a code by email'}
        </Button>
        {way.kind !== 'app' && (
          <Button variant="quiet" size="s" onClick={() => setWay({ kind: 'app' })}>
            Use my authenticator app
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}

interface FormOfWay {
  onCancel: () => void;
}
type Prove<Proof> = (proof: Proof) => Promise<Result<void, AppError>>;

function ByPassword({ prove, onCancel }: FormOfWay & { prove: Prove<{ password: string }> }) {
  const form = useZodForm({ schema: confirmPasswordSchema, defaultValues: { password: '' } });
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (proof: { password: string }) => {
    const proven = await prove(proof);
    setProblem(proven.ok ? null : errorText(proven.error));
  };
  return (
    <Form form={form} label="Confirm with your password" onSubmit={submit} problem={problem} focusFirst>
      <PasswordField name="password" label="Your password" autoComplete="current-password" />
      <Buttons onCancel={onCancel} />
    </Form>
  );
}

interface ByCodeProps extends FormOfWay {
  label: string;
  schema: typeof verifyEmailSchema | typeof authenticatorCodeSchema;
  prove: Prove<string>;
}

function ByCode({ label, schema, prove, onCancel }: ByCodeProps) {
  const form = useZodForm({ schema, defaultValues: { code: '' } });
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async ({ code }: { code: string }) => {
    const proven = await prove(code);
    setProblem(proven.ok ? null : errorText(proven.error));
  };
  return (
    <Form form={form} label={label} onSubmit={submit} problem={problem} focusFirst>
      <TextField name="code" label={label} inputMode="numeric" autoComplete="one-time-code" maxLength={12} />
      <Buttons onCancel={onCancel} />
    </Form>
  );
}

function Buttons({ onCancel }: FormOfWay) {
  return (
    <Cluster justify="flex-end">
      <Button variant="line" onClick={onCancel}>
        Cancel
      </Button>
      <SubmitButton variant="danger" busyLabel="Checking">
        Confirm and open
      </SubmitButton>
    </Cluster>
  );
}
