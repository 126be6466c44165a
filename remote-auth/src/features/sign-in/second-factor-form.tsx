import type { SecondFactor } from '@telehealth/contracts/identity';
import { type MessageId, messageText } from '@telehealth/contracts/messages';
import { authenticatorCodeSchema, backupCodeSchema } from '@telehealth/contracts/schemas/security';
import { useHostServices } from '@telehealth/contracts/session';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { refusalText } from '../../auth-problem-text';

const OTHER: Readonly<Record<SecondFactor, SecondFactor>> = { totp: 'backupCode', backupCode: 'totp' };
const WRONG: Readonly<Record<SecondFactor, MessageId>> = {
  totp: 'twoStep.codeWrong',
  backupCode: 'twoStep.backupCodeWrong',
};

/** The account's second factor. A wrong code keeps the sign-in, so that only the code is typed again. */
export function SecondFactorForm({ onBack }: { onBack: () => void }) {
  const [kind, setKind] = useState<SecondFactor>('totp');
  return (
    <Stack gap={3}>
      <CodeEntry key={kind} kind={kind} />
      <Button variant="quiet" onClick={() => setKind(OTHER[kind])}>
        {kind === 'totp' ? 'Use a backup code instead' : 'Use your authenticator app instead'}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        Back to sign in
      </Button>
    </Stack>
  );
}

function CodeEntry({ kind }: { kind: SecondFactor }) {
  const { auth } = useHostServices();
  const schema = kind === 'totp' ? authenticatorCodeSchema : backupCodeSchema;
  const form = useZodForm({ schema, defaultValues: { code: '' } });
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async ({ code }: { code: string }) => {
    setProblem(null);
    const result = await auth.confirmSecondFactor(kind, code);
    if (result.ok) return;
    // The host navigates when the session starts; only a failure is reported here.
    const isWrong = result.error.id === 'verification.codeWrong';
    setProblem(isWrong ? messageText(WRONG[kind]) : refusalText(result.error));
  };
  return (
    <Form form={form} onSubmit={submit} label="Second step" problem={problem} focusFirst>
      {kind === 'totp' ? (
        <TextField
          name="code"
          label="Authenticator code"
          hint="Six digits, from the app on your phone"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
        />
      ) : (
        <TextField
          name="code"
          label="Backup code"
          hint="One of the codes you kept when you set up the second step"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
        />
      )}
      <SubmitButton wide busyLabel="Checking the code">
        Continue
      </SubmitButton>
    </Form>
  );
}
