import type { EmailAddressResource } from '@clerk/react/types';
import { failed, ok } from '@telehealth/contracts/errors';
import { errorText, message } from '@telehealth/contracts/messages';
import { verifyEmailSchema } from '@telehealth/contracts/schemas/sign-in';
import { useHostServices } from '@telehealth/contracts/session';
import { Notice } from '@telehealth/ui/feedback/notice';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useEffect, useRef, useState } from 'react';
import { CodeForm } from '../code-form';
import { attempt } from '../identity-failure';
import { useSensitive } from '../reverification/sensitive-area';

interface ProveAddressProps {
  address: EmailAddressResource;
  onProven: () => void;
  onClose: () => void;
}

/** Sends a code to an address and verifies it. */
export function ProveAddress({ address, onProven, onClose }: ProveAddressProps) {
  const { notify } = useHostServices();
  const sensitive = useSensitive();
  const { isSending, isSent, problem, send } = useCodeByMail(address);
  const email = address.emailAddress;
  const prove = async (code: string) => {
    const given = await attempt('auth.verifyEmailFailed', () => sensitive(() => address.attemptVerification({ code })));
    if (!given.ok) return given;
    if (given.value.verification.status !== 'verified') return failed({ id: 'auth.verifyEmailFailed' } as const);
    notify('security.emailProven', { email });
    onProven();
    return ok(undefined);
  };
  return (
    <Stack gap={3}>
      {isSent && (
        <Notice tone="success" live>
          {message('security.emailCodeSent', { email })}
        </Notice>
      )}
      {problem !== null && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <CodeForm
        schema={verifyEmailSchema}
        form={`Verify ${email}`}
        label="Code from the email"
        hint="Six digits"
        wrong={['verification.codeWrong', 'verification.codeExpired']}
        onCode={prove}
      >
        <Cluster>
          <SubmitButton busyLabel="Checking the code">Verify the address</SubmitButton>
          <Button variant="line" busy={isSending} busyLabel="Sending" onClick={() => void send()}>
            Send a new code
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Later
          </Button>
        </Cluster>
      </CodeForm>
    </Stack>
  );
}

/** The mail is sent once automatically, and again on request. */
function useCodeByMail(address: EmailAddressResource) {
  const sensitive = useSensitive();
  const [isSending, setSending] = useState(false);
  const [isSent, setSent] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async () => {
    setSending(true);
    setSent(false);
    setProblem(null);
    const sent = await attempt('verification.sendFailed', () =>
      sensitive(() => address.prepareVerification({ strategy: 'email_code' })),
    );
    setSending(false);
    setSent(sent.ok);
    if (!sent.ok) setProblem(errorText(sent.error));
  };
  const first = useRef(send);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void first.current();
  }, []);
  return { isSending, isSent, problem, send };
}
