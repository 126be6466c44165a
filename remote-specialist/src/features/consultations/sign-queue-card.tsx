import { formatShortMoment, formatTime, MODE_LABELS, viewerTimeZone } from '@telehealth/contracts/formatting';
import { pathTo } from '@telehealth/contracts/routes';
import { Card } from '@telehealth/ui/layout/card';
import { DotRing } from '@telehealth/ui/parts/dot-ring';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { spanText } from '@telehealth/ui/parts/span-text';
import { When } from '@telehealth/ui/parts/time';
import { hoursGone, SIGNED_WITHIN_HOURS, type ToSign } from '../../visits/sign-queue';
import styles from './consultations.module.css';
import type { Booked } from './desk-facts';

/** Notes to sign, oldest first: how much of their 24 hours is gone, and what is missing. */
export function SignQueueCard({ queue, booked, now }: { queue: readonly ToSign[]; booked: Booked; now: Date }) {
  return (
    <Card
      title="To sign, oldest first"
      actions={
        <span className="small soft">Each ring is the {SIGNED_WITHIN_HOURS} hours after a visit. Amber is late.</span>
      }
    >
      <ol className={styles.queue} aria-label="Notes to sign">
        {queue.map((item, at) => (
          <Waiting
            key={item.key}
            item={item}
            now={now}
            isFirst={at === 0}
            reason={booked.get(item.visit.appointmentId)?.reason ?? ''}
          />
        ))}
      </ol>
    </Card>
  );
}

function Waiting({ item, now, isFirst, reason }: { item: ToSign; now: Date; isFirst: boolean; reason: string }) {
  const { visit, isLate, dueAt, isAddendum, missing } = item;
  const zone = viewerTimeZone();
  const verb = missing.length === 0 ? 'Read and sign' : item.savedAt === null ? 'Begin the note' : 'Keep writing';
  return (
    <li>
      <span className={isLate ? styles.late : styles.onTime}>
        <DotRing count={SIGNED_WITHIN_HOURS} on={hoursGone(item, now)} size={56} />
      </span>
      <div>
        <p className={styles.age}>
          {isLate
            ? `${spanText(now.getTime() - dueAt.getTime())} late`
            : `${spanText(dueAt.getTime() - now.getTime())} left`}
        </p>
        <h3 className={styles.name}>{visit.patientName}</h3>
        <p className="small soft">
          {isAddendum ? 'Addendum. ' : reason !== '' && `${reason}. `}
          {visit.side === 'covering' && `For ${visit.specialistName}. `}
          {MODE_LABELS[visit.mode]}, <When at={visit.startsAt} zone={zone} hideZone />
          {!isAddendum && ` to ${formatTime(visit.endedAt ?? visit.endsAt, zone)}`}
        </p>
      </div>
      <p className="small">
        {missing.length === 0 ? <b>Complete.</b> : <b>Missing:</b>} {missing.length > 0 && `${missing.join(', ')}. `}
        {item.savedAt === null ? (
          'Nothing is written yet.'
        ) : (
          <>
            {item.words} {item.words === 1 ? 'word' : 'words'}, saved <When at={item.savedAt} zone={zone} hideZone />,
            not signed.
          </>
        )}
      </p>
      <LinkButton
        variant={isFirst ? 'primary' : 'line'}
        size="s"
        to={pathTo('consultation', { id: visit.appointmentId })}
        aria-label={`${verb}: ${visit.patientName}, ${formatShortMoment(visit.startsAt, zone)}`}
      >
        {verb}
      </LinkButton>
    </li>
  );
}
