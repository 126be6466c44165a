import { useSession } from '@clerk/react';
import type { SessionVerificationFirstFactor } from '@clerk/react/types';
import { errorText } from '@telehealth/contracts/messages';
import { confirmPasswordSchema } from '@telehealth/contracts/schemas/security';
import { verifyEmailSchema } from '@telehealth/contracts/schemas/sign-in';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Form } from '@telehealth/ui/forms/form';
import { PasswordField } from '@telehealth/ui/forms/password-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { CodeForm } from '../code-form';
import { attempt } from '../identity-failure';
import { useProblem } from '../use-problem';
import type { StepProps } from './second-step';
import { StepButtons } from './step-buttons';

/** The password, or a code by mail. */
export function FirstStep(props: StepProps<SessionVerificationFirstFactor>) {
  const { factors, give, onCancel } = props;
  const hasPassword = factors.some(({ strategy }) => strategy === 'password');
  const mail = factors.find((factor) => factor.strategy === 'email_code');
  const { isSending, problem, send, sentTo, forget } = useMailedCode(mail);
  if (sentTo !== null) {
    return (
      <Stack gap={3}>
        <Notice tone="success" live>
          We sent a code to {sentTo}.
        </Notice>
        <CodeForm
          schema={verifyEmailSchema}
          form="Confirm with a code by email"
          label="Code from the email"
          wrong={['verification.codeWrong', 'verification.codeExpired']}
          onCode={(code) => give({ strategy: 'email_code', code })}
        >
          <StepButtons onCancel={onCancel} />
        </CodeForm>
        {hasPassword && (
          <Button variant="quiet" onClick={forget}>
            Use my password instead
          </Button>
        )}
      </Stack>
    );
  }
  return (
    <Stack gap={3}>
      {hasPassword && <PasswordStep give={give} onCancel={onCancel} />}
      {problem !== null && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      {mail !== undefined && (
        <Button variant={hasPassword ? 'quiet' : 'primary'} busy={isSending} onClick={() => void send()}>
          {hasPassword ? 'Send me a code by email instead' : 'Send me a code by email'}
        </Button>
      )}
    </Stack>
  );
}

function PasswordStep({ give, onCancel }: Pick<StepProps<never>, 'give' | 'onCancel'>) {
  const form = useZodForm({ schema: confirmPasswordSchema, defaultValues: { password: '' } });
  const { problem, show, clear } = useProblem(form, { 'security.passwordWrong': 'password' });
  const submit = async ({ password }: { password: string }) => {
    clear();
    const given = await give({ strategy: 'password', password });
    if (!given.ok) show(given.error);
  };
  return (
    <Form form={form} onSubmit={submit} label="Confirm with your password" problem={problem} focusFirst>
      <PasswordField name="password" label="Your password" autoComplete="current-password" />
      <StepButtons onCancel={onCancel} />
    </Form>
  );
}

function useMailedCode(mail: Extract<SessionVerificationFirstFactor, { strategy: 'email_code' }> | undefined) {
  const { session } = useSession();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = async () => {
    if (mail === undefined || !session) return;
    setSending(true);
    setProblem(null);
    const sent = await attempt('verification.sendFailed', () =>
      session.prepareFirstFactorVerification({ strategy: 'email_code', emailAddressId: mail.emailAddressId }),
    );
    setSending(false);
    if (sent.ok) setSentTo(mail.safeIdentifier);
    else setProblem(errorText(sent.error));
  };
  return { isSending, problem, send, sentTo, forget: () => setSentTo(null) };
}
