import { toBookAgain } from '@telehealth/care/visits/booking-links';
import { VisitStateBadge } from '@telehealth/care/visits/visit-state';
import { VisitWhen } from '@telehealth/care/visits/visit-when';
import { formatShortDay, SPECIALTY_LABELS, viewerTimeZone } from '@telehealth/contracts/formatting';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { Skeleton } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Avatar } from '@telehealth/ui/parts/avatar';
import { Badge } from '@telehealth/ui/parts/badge';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import type { VisitOutcome } from '../../data/visits/visit-outcome.schema';
import styles from './consultations.module.css';
import { decidedText, keptText, stillToDo } from './still-to-do';

interface PastVisitProps {
  visit: Appointment;
  now: Date;
  /** Undefined while loading, null when it failed. */
  came: VisitOutcome | null | undefined;
}

/** A past visit: with whom, when and why, what was decided, and what is still to do. */
export function PastVisit({ visit, now, came }: PastVisitProps) {
  const { counterpartName, counterpartSpecialty, reason, id } = visit;
  return (
    <Card as="li" aria-label={`Visit with ${counterpartName}`}>
      <div className={styles.head}>
        <Avatar name={counterpartName} />
        <div className={styles.who}>
          <h3 className={styles.name}>
            <Link to={pathTo('consultation', { id })}>{counterpartName}</Link>
          </h3>
          <p className="small soft">
            {counterpartSpecialty && `${SPECIALTY_LABELS[counterpartSpecialty]}. `}
            <VisitWhen appointment={visit} hideZone />
          </p>
        </div>
        <VisitStateBadge appointment={visit} now={now} />
      </div>
      {reason !== '' && <p>{reason}</p>}
      {came === undefined && <Skeleton width="80%" />}
      {came && <Came visit={visit} came={came} now={now} />}
      <Cluster>
        <LinkButton
          variant="line"
          size="s"
          to={pathTo('consultation', { id })}
          aria-label={`Open the visit of ${formatShortDay(visit.startsAt, viewerTimeZone())} with ${counterpartName}`}
        >
          Open the visit
        </LinkButton>
        <LinkButton
          variant="quiet"
          size="s"
          to={toBookAgain(visit)}
          aria-label={`Book a follow-up with ${counterpartName}`}
        >
          Book a follow-up
        </LinkButton>
      </Cluster>
    </Card>
  );
}

function Came({ visit, came, now }: { visit: Appointment; came: VisitOutcome; now: Date }) {
  const whose = useSubjectWords();
  const { your } = whose;
  const toDo = stillToDo(came, now, whose);
  const kept = keptText(came);
  const { threadUntil, answered, misunderstood, questions } = came;
  const understood = answered && misunderstood === 0 && questions > 0;
  return (
    <>
      <div className={styles.decided}>
        <h4 className={styles.legend}>What was decided</h4>
        <p className={styles.plan}>{decidedText(visit, came, now, whose)}</p>
      </div>
      {toDo.length > 0 && (
        <div>
          <h4 className={styles.legend}>Still to do</h4>
          <ul className={styles.toDo} aria-label="Still to do">
            {toDo.map((words) => (
              <li key={words}>
                <Badge tone="warning">{words}</Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="small soft">
        {kept !== '' && `In it: ${kept}. `}
        {understood && `The questions about ${your} plan are answered. `}
        {threadUntil !== null && `You can write until ${formatShortDay(threadUntil, viewerTimeZone())}.`}
      </p>
    </>
  );
}
