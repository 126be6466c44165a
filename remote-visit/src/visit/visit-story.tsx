import { viewerTimeZone } from '@telehealth/contracts/formatting';
import { nameStep } from '@telehealth/data/appointments/visit-name';
import type { VisitDetails, VisitStep } from '@telehealth/data/visits/visit-details.schema';
import { Card } from '@telehealth/ui/layout/card';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import { shortWhen } from '@telehealth/ui/parts/time';
import styles from './visit-facts.module.css';
import { whoTook } from './who-took';

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
  // The stored reason of this step is generated, not written by a user.
  if (step.moved && step.wasAt && !step.movedTo) return `Moved to an earlier time that came free${by}`;
  const what =
    step.moved && step.movedTo
      ? `Moved to ${shortWhen(step.movedTo, zone)}`
      : nameStep(step.status, details.visit.viewerRole, details.visit.coveringName);
  return `${what}${by}${step.reason ? `: ${step.reason}` : ''}`;
}
