import { formatMoney } from '@telehealth/contracts/formatting';
import { errorText, isMessageId, message } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { useGiveUpPayment } from '@telehealth/data/payments/payment.mutations';
import { usePaymentCheck } from '@telehealth/data/payments/payment.queries';
import type { PaymentStanding } from '@telehealth/data/payments/payment.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Spinner } from '@telehealth/ui/feedback/spinner';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { useEffect, useState } from 'react';
import styles from './payment.module.css';
import { VisitSummary } from './visit-summary';

/** Polling interval; a webhook or another tab updates the page at once. */
const CHECK_EVERY_MS = 3_000;

/** A payment in progress: the bank challenges the payer or has not answered. Reloading is safe. */
export function OpenPayment({ visit, onMoved }: { visit: Appointment; onMoved: () => void }) {
  const query = usePaymentCheck(visit.id, CHECK_EVERY_MS);
  const state = query.data?.state;
  const hasMoved = state !== undefined && state !== 'processing';
  useEffect(() => {
    if (hasMoved) onMoved();
    // Once per state; the page refetches the visit.
  }, [hasMoved, state]);
  return (
    <div className={styles.columns}>
      <Card title={`Paying ${formatMoney(visit.charge)}`} padding="l">
        {query.data?.challengeUrl ? (
          <BankAsks visit={visit} url={query.data.challengeUrl} />
        ) : query.data?.isAsked ? (
          <LeftElsewhere visit={visit} />
        ) : (
          <StillChecking isAway={query.status === 'error'} onRetry={query.refetch} />
        )}
      </Card>
      <div className={styles.aside}>
        <VisitSummary visit={visit} />
      </div>
    </div>
  );
}

/** Accepts only HTTPS pages of the bank or pages of this origin, never a URL that runs a script here. */
export function isSafeBankPage(url: string): boolean {
  try {
    const { protocol, origin } = new URL(url, location.href);
    return protocol === 'https:' || origin === location.origin;
  } catch {
    // Not a URL. `URL.parse` would not throw, but browsers have it only since 2024.
    return false;
  }
}

/** The payer came back from the provider's page, or closed it; its address is told only once. */
function LeftElsewhere({ visit }: { visit: Appointment }) {
  const { giveUpThen, isRunning } = useGiveUp(visit);
  return (
    <div className={styles.open}>
      <Notice live>
        You have not finished paying on the page of our payment provider. If you just did, this page shows it in a
        moment.
      </Notice>
      <Button wide busy={isRunning} onClick={giveUpThen}>
        Begin again
      </Button>
      <p className="soft small">Nothing was charged so far. Should both payments go through, one comes back to you.</p>
    </div>
  );
}

function useGiveUp(visit: Appointment) {
  const giveUp = useGiveUpPayment();
  const { notify } = useHostServices();
  const give = async () => {
    const given = await giveUp.run(visit.id);
    if (!given.ok) notify(given.error.id);
    else if (given.value.state === 'failed') notify('payment.superseded');
  };
  return { giveUpThen: () => void give(), isRunning: giveUp.isRunning };
}

function BankAsks({ visit, url }: { visit: Appointment; url: string }) {
  const { giveUpThen, isRunning } = useGiveUp(visit);
  return (
    <div className={styles.open}>
      <Notice live>{message('payment.challenge')}</Notice>
      {isSafeBankPage(url) && (
        <LinkButton wide reloadDocument to={url}>
          Continue to your bank
        </LinkButton>
      )}
      <Button variant="line" wide busy={isRunning} onClick={giveUpThen}>
        Use another card
      </Button>
      <p className="soft small">You come back here afterwards. This page also updates by itself when you are done.</p>
    </div>
  );
}

/** After this time a spinner alone worries users. */
const LONG_MS = 15_000;

function StillChecking({ isAway, onRetry }: { isAway: boolean; onRetry: () => void }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.open}>
      <Spinner label={isLong ? 'Still checking with your bank' : 'Checking with your bank'} />
      <p>{message(isLong ? 'payment.stillChecking' : 'payment.processing')}</p>
      {isLong && (
        <p className="soft small">
          You may close this page: we tell you how it ended. Money that arrives too late goes back to you in full.
        </p>
      )}
      {isAway && (
        <Notice
          tone="warning"
          live
          action={
            <Button variant="line" size="s" onClick={onRetry}>
              Ask again
            </Button>
          }
        >
          We could not check just now. Your payment is not affected.
        </Notice>
      )}
    </div>
  );
}

export function toFailureText({ failure }: Pick<PaymentStanding, 'failure'>): string {
  return errorText({ id: failure !== null && isMessageId(failure) ? failure : 'payment.failed' });
}
