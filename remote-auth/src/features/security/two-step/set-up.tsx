import { type AppError, failed, ok, type Result } from '@telehealth/contracts/errors';
import { authenticatorCodeSchema } from '@telehealth/contracts/schemas/security';
import { lazyPart } from '@telehealth/ui/feedback/lazy-part';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import { Suspense } from 'react';
import { CodeForm } from '../code-form';
import styles from '../security.module.css';
import { useArrival } from '../use-opener';
import type { Secret } from './use-authenticator';

// The QR code's library loads only during setup.
const QrCode = lazyPart(async () => (await import('./qr-code')).QrCode);

interface SetUpProps {
  secret: Secret;
  confirm: (code: string) => Promise<Result<readonly string[], AppError>>;
  /** Called with the backup codes. */
  onDone: (codes: readonly string[]) => void;
  /** Omitted where setup is mandatory. */
  onCancel?: () => void;
}

/** The app's secret, as a QR code and as text, and its first code. */
export function SetUp({ secret, confirm, onDone, onCancel }: SetUpProps) {
  const steps = useArrival<HTMLOListElement>();
  const take = async (code: string) => {
    const confirmed = await confirm(code);
    if (!confirmed.ok) return failed(confirmed.error);
    onDone(confirmed.value);
    return ok(undefined);
  };
  return (
    <Stack gap={3}>
      <ol className={styles.steps} tabIndex={-1} ref={steps} aria-label="Steps">
        <li>Open an authenticator app on your phone. If you have none, any app for one-time codes will do.</li>
        <li>
          Add an account there by scanning this picture.
          <Suspense fallback={<div className={styles.picture} />}>
            <QrCode value={secret.uri} title="Picture to scan with the authenticator app" />
          </Suspense>
          <Disclosure summary="I cannot scan it">
            <p>
              On this phone: <a href={secret.uri}>open it in the app</a>. Or type this key into the app:
            </p>
            <p className={styles.secret} data-testid="secret">
              {spaced(secret.key)}
            </p>
          </Disclosure>
        </li>
        <li>Enter the six digits that the app shows. Other devices are then signed out.</li>
      </ol>
      <CodeForm
        schema={authenticatorCodeSchema}
        form="First code"
        label="Code from your authenticator app"
        wrong={['twoStep.codeWrong']}
        onCode={take}
        focusFirst={false}
      >
        <Cluster>
          <SubmitButton busyLabel="Checking the code">Turn on two-step sign-in</SubmitButton>
          {onCancel !== undefined && (
            <Button variant="line" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Cluster>
      </CodeForm>
    </Stack>
  );
}

/** In groups of four, for reading aloud. */
function spaced(key: string): string {
  return key.replace(/(.{4})(?=.)/g, '$1 ');
}
