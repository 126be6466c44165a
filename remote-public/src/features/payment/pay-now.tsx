import { formatMoney } from '@telehealth/contracts/formatting';
import { message } from '@telehealth/contracts/messages';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { useServerClock } from '@telehealth/data/clock/server-time';
import { useCardDesk, usePayment } from '@telehealth/data/payments/payment.queries';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Countdown } from '@telehealth/ui/parts/countdown';
import { ScriptAhead } from '../../script/script-ahead';
import { CancelPolicy } from './cancel-policy';
import { CardForm } from './card-form';
import { toFailureText } from './open-payment';
import { PayElsewhere } from './pay-elsewhere';
import styles from './payment.module.css';
import { TestCards } from './test-cards';
import { VisitSummary } from './visit-summary';

interface PayNowProps {
  visit: Appointment;
  onLapsed: () => void;
  /** A request was sent whose outcome is unknown. */
  onUncertain: () => void;
}

/** The form comes first with amount and deadline above; visit and cancellation terms are beside it, on a phone below. */
export function PayNow({ visit, onLapsed, onUncertain }: PayNowProps) {
  const desk = useCardDesk();
  const lastFailure = useLastFailure(visit);
  const { isKnown } = useServerClock();
  return (
    <div className={styles.columns}>
      <Card title={`Pay ${formatMoney(visit.charge)}`} padding="l">
        {visit.holdExpiresAt && isKnown && (
          <div>
            <Countdown until={visit.holdExpiresAt} label="Your time is held for" onEnd={onLapsed} />
          </div>
        )}
        <ScriptAhead specialistId={visit.counterpartId} reason={visit.reason ?? ''} />
        <QueryPanel query={desk} safe="Nothing was charged and your time is still held.">
          {({ provider }) =>
            provider === 'sandbox' ? (
              <>
                <TestCards />
                <CardForm visit={visit} lastFailure={lastFailure} onLapsed={onLapsed} onUncertain={onUncertain} />
              </>
            ) : provider === 'paystack' ? (
              <PayElsewhere visit={visit} lastFailure={lastFailure} onLapsed={onLapsed} onUncertain={onUncertain} />
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

/** The previous failure, for a payer who returns from their bank or reopens the page. */
function useLastFailure(visit: Appointment): string | null {
  const hasFailed = visit.paymentState === 'failed';
  const { data: payment, status } = usePayment(visit.id, { enabled: hasFailed });
  if (!hasFailed) return null;
  // The visit says that the attempt failed, even when the reason cannot be loaded.
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
