import { formatMoney, message } from '@telehealth/contracts';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { useServerClock } from '@telehealth/data/clock/server-time';
import { useCardDesk, usePayment } from '@telehealth/data/payments/payment.queries';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Countdown } from '@telehealth/ui/parts/countdown';
import { CancelPolicy } from './cancel-policy';
import { CardForm } from './card-form';
import { toFailureText } from './open-payment';
import styles from './payment.module.css';
import { TestCards } from './test-cards';
import { VisitSummary } from './visit-summary';

interface PayNowProps {
  visit: Appointment;
  onLapsed: () => void;
  /** Something was sent whose outcome is not known here. */
  onUncertain: () => void;
}

/** The form comes first, with amount and time left above it; the visit and the rule of cancelling are beside it, on a phone below. */
export function PayNow({ visit, onLapsed, onUncertain }: PayNowProps) {
  const desk = useCardDesk();
  const lastFailure = useLastFailure(visit);
  const { isKnown } = useServerClock();
  return (
    <div className={styles.columns}>
      <Card title={`Pay ${formatMoney(visit.price)}`} padding="l">
        {visit.holdExpiresAt && isKnown && (
          <div>
            <Countdown until={visit.holdExpiresAt} label="Your time is held for" onEnd={onLapsed} />
          </div>
        )}
        <QueryPanel query={desk} safe="Nothing was charged and your time is still held.">
          {({ provider }) =>
            provider === 'sandbox' ? (
              <>
                <TestCards />
                <CardForm visit={visit} lastFailure={lastFailure} onLapsed={onLapsed} onUncertain={onUncertain} />
              </>
            ) : (
              <NoForm provider={provider} />
            )
          }
        </QueryPanel>
      </Card>
      <div className={styles.aside}>
        <VisitSummary visit={visit} />
        <CancelPolicy visit={visit} />
      </div>
    </div>
  );
}

/** Why the last try did not succeed, for whoever comes back from their bank or opens the page anew. */
function useLastFailure(visit: Appointment): string | null {
  const hasFailed = visit.paymentState === 'failed';
  const { data: payment, status } = usePayment(visit.id, { enabled: hasFailed });
  if (!hasFailed) return null;
  // The visit itself says that the last try failed; why it did may not be there to be told.
  if (status === 'error') return toFailureText({ failure: null });
  return payment?.state === 'failed' ? toFailureText(payment) : null;
}

function NoForm({ provider }: { provider: 'stripe' | null }) {
  if (provider === null) return <Notice tone="warning">{message('payment.providerOff')}</Notice>;
  return (
    <Notice tone="warning" title="This page has no form for Stripe yet">
      Payments are set to Stripe, whose card form is not part of this build. Nothing was charged.
    </Notice>
  );
}
