import { viewerTimeZone } from '@telehealth/contracts';
import { nameStep } from '@telehealth/data/appointments/visit-name';
import type { VisitDetails, VisitStep } from '@telehealth/data/visits/visit-details.schema';
import { Card } from '@telehealth/ui/layout/card';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import { shortWhen } from '@telehealth/ui/parts/time';
import styles from './visit-facts.module.css';
import { whoTook } from './who-took';

/** Every step of the visit with its time and who took it. */
export function VisitStory({ details }: { details: VisitDetails }) {
  const zone = viewerTimeZone();
  return (
    <Card>
      <Disclosure summary="History of this visit">
        <ol className={styles.story}>
          {details.history.map((step) => (
            <li key={`${step.at.toISOString()} ${step.status}`}>
              <span className="small soft">{shortWhen(step.at, zone)}</span>
              <span>{stepText(step, details, zone)}</span>
            </li>
          ))}
        </ol>
      </Disclosure>
    </Card>
  );
}

function stepText(step: VisitStep, details: VisitDetails, zone: string): string {
  const who = whoTook(step, details);
  const by = who === null ? '' : `, by ${who === 'You' ? 'you' : who}`;
  // The reason of this one is our own word for it.
  if (step.moved && step.wasAt && !step.movedTo) return `Moved to an earlier time that came free${by}`;
  const what =
    step.moved && step.movedTo
      ? `Moved to ${shortWhen(step.movedTo, zone)}`
      : nameStep(step.status, details.visit.viewerRole, details.visit.coveringName);
  return `${what}${by}${step.reason ? `: ${step.reason}` : ''}`;
}
