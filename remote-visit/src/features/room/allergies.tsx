import type { CareVisit } from '@telehealth/care/care-visit';
import { AllergyPart } from './care-parts';
import { LazyPanel } from './lazy-panel';
import { NeedsStrip } from './needs-in-call';
import styles from './room.module.css';
import type { CallActions } from './use-call-actions';

/** Stays on top of the practice's panels. */
export function Allergies({ visit, callActions }: { visit: CareVisit; callActions: CallActions }) {
  return (
    <div className={styles.allergies}>
      <NeedsStrip appointmentId={visit.appointmentId} callActions={callActions} />
      <LazyPanel safe="Ask about allergies.">
        <AllergyPart visit={visit} />
      </LazyPanel>
    </div>
  );
}
