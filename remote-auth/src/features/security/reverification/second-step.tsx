import type { SessionVerificationSecondFactor } from '@clerk/react/types';
import type { AppError, Result } from '@telehealth/contracts/errors';
import { authenticatorCodeSchema, backupCodeSchema } from '@telehealth/contracts/schemas/security';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { CodeForm } from '../code-form';
import { StepButtons } from './step-buttons';
import type { Proof } from './use-verification';

export interface StepProps<Factor> {
  factors: readonly Factor[];
  give: (proof: Proof) => Promise<Result<void, AppError>>;
  onCancel: () => void;
}

/** The authenticator app, or a backup code when the phone is not at hand. */
export function SecondStep({ factors, give, onCancel }: StepProps<SessionVerificationSecondFactor>) {
  const [isBackup, setBackup] = useState(false);
  const hasBackup = factors.some(({ strategy }) => strategy === 'backup_code');
  return (
    <Stack gap={3}>
      {isBackup ? (
        <CodeForm
          key="backup"
          schema={backupCodeSchema}
          form="Confirm with a backup code"
          label="Backup code"
          hint="One of the codes you saved. Each works once."
          letters
          wrong={['twoStep.backupCodeWrong']}
          onCode={(code) => give({ strategy: 'backup_code', code })}
        >
          <StepButtons onCancel={onCancel} />
        </CodeForm>
      ) : (
        <CodeForm
          key="app"
          schema={authenticatorCodeSchema}
          form="Confirm with the app"
          label="Code from your authenticator app"
          wrong={['twoStep.codeWrong']}
          onCode={(code) => give({ strategy: 'totp', code })}
        >
          <StepButtons onCancel={onCancel} />
        </CodeForm>
      )}
      {hasBackup && (
        <Button variant="quiet" onClick={() => setBackup(!isBackup)}>
          {isBackup ? 'Use the authenticator app instead' : 'Use a backup code instead'}
        </Button>
      )}
    </Stack>
  );
}
