import { message } from '@telehealth/contracts/messages';
import { useCurrentUser } from '@telehealth/contracts/session';
import { BRAND_NAME } from '@telehealth/contracts/settings';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { saveFile } from '@telehealth/ui/parts/save-file';
import { useEffect, useState } from 'react';
import styles from '../security.module.css';
import { useArrival } from '../use-opener';

interface BackupCodesProps {
  codes: readonly string[];
  /** The label of the button that follows. */
  doneLabel: string;
  onDone: () => void;
}

/** Backup codes for a day without the phone. They are shown only once, so there are three ways to store them. */
export function BackupCodes({ codes, doneLabel, onDone }: BackupCodesProps) {
  const email = useCurrentUser()?.email ?? '';
  const place = useArrival<HTMLDivElement>();
  useAskBeforeLeaving();
  const [copied, setCopied] = useState<'twoStep.copied' | 'twoStep.copyFailed' | null>(null);
  const heading = `${BRAND_NAME}: backup codes of ${email}`;
  const copy = () =>
    // Missing on an insecure origin, and the browser may refuse it.
    Promise.resolve(navigator.clipboard?.writeText(codes.join('\n')) ?? Promise.reject(new Error('no clipboard'))).then(
      () => setCopied('twoStep.copied'),
      () => setCopied('twoStep.copyFailed'),
    );
  return (
    <Stack gap={3}>
      <Notice tone="warning" title="Save these backup codes now">
        They are shown only this once. Without your phone, each of them signs you in once. Keep them apart from your
        phone and show them to nobody. If you leave or reload this page before saving them, we cannot show them again:
        you can make new ones under “Sign-in and security”.
      </Notice>
      <div className={styles.paper} tabIndex={-1} ref={place}>
        <p className="soft">{heading}</p>
        <ul className={styles.codes} aria-label="Backup codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <Cluster>
        <Button variant="line" onClick={() => void copy()}>
          Copy
        </Button>
        <Button
          variant="line"
          icon={icons.download}
          onClick={() =>
            saveFile(
              `${BRAND_NAME.toLowerCase()}-backup-codes.txt`,
              'text/plain',
              `${heading}\n\n${codes.join('\n')}\n`,
            )
          }
        >
          Download
        </Button>
        <Button variant="line" onClick={() => window.print()}>
          Print
        </Button>
      </Cluster>
      {copied !== null && (
        <Notice tone={copied === 'twoStep.copied' ? 'success' : 'danger'} live>
          {message(copied)}
        </Notice>
      )}
      <div>
        <Button onClick={onDone}>{doneLabel}</Button>
      </div>
    </Stack>
  );
}

/** The browser asks before it closes or reloads the page, because the codes are stored nowhere else. */
function useAskBeforeLeaving(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chrome before 119 asks only for this.
      event.returnValue = true;
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}
