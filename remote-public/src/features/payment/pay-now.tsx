import { type Appointment, formatMoney } from '@telehealth/contracts';
import { Card } from '@telehealth/ui/layout/card';
import { Countdown } from '@telehealth/ui/parts/countdown';
import { CardForm } from './card-form';
import styles from './payment.module.css';
import { TestCards } from './test-cards';
import { VisitSummary } from './visit-summary';

interface PayNowProps {
  visit: Appointment;
  onLapsed: () => void;
}

export function PayNow({ visit, onLapsed }: PayNowProps) {
  return (
    <div className={styles.columns}>
      <Card title={`Pay ${formatMoney(visit.price)}`} padding="l">
        <TestCards />
        <CardForm visit={visit} onLapsed={onLapsed} />
      </Card>
      <div className={styles.aside}>
        {visit.holdExpiresAt && (
          <Card>
            <Countdown until={visit.holdExpiresAt} label="Your time is held for" size="l" onEnd={onLapsed} />
          </Card>
        )}
        <VisitSummary visit={visit} />
      </div>
    </div>
  );
}
