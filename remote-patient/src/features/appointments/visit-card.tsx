import { cancelledText } from '@telehealth/care/visits/cancellation-text';
import { coverText } from '@telehealth/care/visits/cover-text';
import { EarlierOffer } from '@telehealth/care/visits/earlier-offer';
import { Price } from '@telehealth/care/visits/price';
import { ProposedTime } from '@telehealth/care/visits/proposed-time';
import { VisitStateBadge } from '@telehealth/care/visits/visit-state';
import { VisitWhen } from '@telehealth/care/visits/visit-when';
import { MODE_LABELS, PAYMENT_STATE_LABELS, SPECIALTY_LABELS } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { isWaitingForPatient } from '@telehealth/data/appointments/group-appointments';
import { nameVisit } from '@telehealth/data/appointments/visit-name';
import type { ServerNow } from '@telehealth/data/clock/use-server-now';
import type { WaitingPlace } from '@telehealth/data/waitlist/waitlist.schema';
import { Card } from '@telehealth/ui/layout/card';
import { Avatar } from '@telehealth/ui/parts/avatar';
import { Countdown } from '@telehealth/ui/parts/countdown';
import { VisitActions } from './visit-actions-bar';
import styles from './visit-card.module.css';

interface VisitCardProps {
  appointment: Appointment;
  clock: ServerNow;
  /** The one card of the list whose next step is the page's primary action. */
  isFirstStep: boolean;
  /** The patient's waiting-list place for an earlier time of this visit. */
  place: WaitingPlace | undefined;
  onCancel: (appointment: Appointment) => void;
  onMove: (appointment: Appointment) => void;
}

export function VisitCard({ appointment, clock, isFirstStep, place, onCancel, onMove }: VisitCardProps) {
  const { now } = clock;
  const { holdExpiresAt } = appointment;
  const isBookedAhead = nameVisit(appointment, now).phase === 'ahead';
  const keptUntil = isWaitingForPatient(appointment, now) && holdExpiresAt ? clock.until(holdExpiresAt) : null;
  return (
    <Card as="li" aria-label={`Visit with ${appointment.counterpartName}`}>
      <div className={styles.head}>
        <Avatar name={appointment.counterpartName} />
        <div className={styles.who}>
          <h2 className={styles.name}>
            <Link to={pathTo('consultation', { id: appointment.id })}>{appointment.counterpartName}</Link>
          </h2>
          {appointment.counterpartSpecialty && (
            <p className="soft small">{SPECIALTY_LABELS[appointment.counterpartSpecialty]}</p>
          )}
        </div>
        <VisitStateBadge appointment={appointment} now={now} />
      </div>
      <p className={styles.when}>
        <VisitWhen appointment={appointment} hideZone />
      </p>
      {keptUntil && <Countdown until={keptUntil} label="This time is kept for" size="m" />}
      <ProposedTime visit={appointment} onMove={() => onMove(appointment)} />
      {isBookedAhead && <EarlierOffer visit={appointment} place={place} clock={clock} />}
      <VisitFacts appointment={appointment} />
      {isBookedAhead && place?.offer === null && (
        <p className="soft small">You are waiting for an earlier time of this visit.</p>
      )}
      <VisitActions appointment={appointment} now={now} isFirstStep={isFirstStep} onCancel={onCancel} onMove={onMove} />
    </Card>
  );
}

function VisitFacts({ appointment }: { appointment: Appointment }) {
  const { mode, minutes, charge, paymentState, reason, status, cancelReason } = appointment;
  const cover = coverText(appointment);
  const payment = paymentState === null || paymentState === 'not_required' ? null : PAYMENT_STATE_LABELS[paymentState];
  return (
    <div className={styles.facts}>
      <p>
        {MODE_LABELS[mode]}, {minutes} minutes
      </p>
      <p className={styles.price}>
        <Price money={charge} />
        {payment !== null && `, ${payment.toLowerCase()}`}
      </p>
      {cover !== null && <p>{cover}</p>}
      {reason !== '' && <p className={styles.reason}>{reason}</p>}
      {status === 'cancelled' && <p className={styles.reason}>{cancelledText(appointment)}</p>}
      {status === 'declined' && cancelReason !== null && <p className={styles.reason}>{cancelReason}</p>}
    </div>
  );
}
