import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { useDecideConsent } from '@telehealth/data/account/account.mutations';
import { useTermsText } from '@telehealth/data/account/account.queries';
import type { Consent } from '@telehealth/data/account/account.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { PublishedText } from '@telehealth/ui/parts/published-text';
import { useState } from 'react';

/** These two are required for an account and end with it. */
const NEEDED: readonly Consent['kind'][] = ['terms', 'privacy'];

/** One full text with the possible decisions. Only a text on the screen can be agreed to. */
export function ConsentDialog({ consent, onClose }: { consent: Consent; onClose: () => void }) {
  const { kind, termsId, textHash, title, version, decision, due } = consent;
  const text = useTermsText(termsId);
  const deciding = useDecideConsent();
  const { notify } = useHostServices();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const holds = decision === 'given' && !due;
  const isNeeded = NEEDED.includes(kind);
  const decide = async (decided: 'given' | 'withdrawn') => {
    const { ok } = await deciding.run({ key, termsId, textHash, decision: decided });
    setKey(crypto.randomUUID());
    if (!ok) return;
    notify(decided === 'given' ? 'account.consentGiven' : 'account.consentWithdrawn');
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="l"
      title={title}
      description={`Version ${version}`}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Close
          </Button>
          {holds && !isNeeded && (
            <Button variant="line" busy={deciding.isRunning} onClick={() => void decide('withdrawn')}>
              Withdraw my agreement
            </Button>
          )}
          {!holds && text.data !== undefined && (
            <Button busy={deciding.isRunning} onClick={() => void decide('given')}>
              I agree
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <QueryPanel query={text} safe="Nothing was decided.">
          {({ body }) => <PublishedText body={body} />}
        </QueryPanel>
        {holds && isNeeded && (
          <p className="small soft">An account needs this agreement. It ends when you close your account.</p>
        )}
        {deciding.error && (
          <Notice tone="danger" live title="Nothing was decided">
            {errorText(deciding.error)}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
