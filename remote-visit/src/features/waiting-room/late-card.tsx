import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Card } from '@telehealth/ui/layout/card';
import { LateButton, OwnDelay } from './late-button';
import styles from './waiting-room.module.css';

export function LateCard({ details }: { details: VisitDetails }) {
  return (
    <Card title="If you run late">
      <p>Say so, and {details.visit.counterpartName} does not wonder where you are. It does not change any deadline.</p>
      <OwnDelay details={details} />
      <div className={styles.buttons}>
        <LateButton details={details} />
      </div>
    </Card>
  );
}
