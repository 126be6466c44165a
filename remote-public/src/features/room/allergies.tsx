import type { CareVisit } from '@telehealth/care/care-visit';
import { AllergyPart } from './care-parts';
import { NeedsStrip } from './needs-in-call';
import { Part } from './part';
import styles from './room.module.css';
import type { CallMoves } from './use-call-moves';

/** Above everything of the practice's, always. */
export function Allergies({ visit, moves }: { visit: CareVisit; moves: CallMoves }) {
  return (
    <div className={styles.allergies}>
      <NeedsStrip appointmentId={visit.appointmentId} moves={moves} />
      <Part safe="Ask about allergies.">
        <AllergyPart visit={visit} />
      </Part>
    </div>
  );
}
