import '@telehealth/contracts/words';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { useEmergenciesToReview } from '../data/desk/desk.queries';
import styles from '../features/desk/desk.module.css';
import { DeskPage } from '../features/desk/desk-page';
import { undecidedFirst } from '../features/desk/desk-words';
import { EmergencyCaseCard } from '../features/desk/emergency-case-card';

export default function DeskEmergenciesPage() {
  const { now } = useServerNow(30_000);
  const query = useEmergenciesToReview();
  return (
    <DeskPage
      title="Emergencies"
      lead="Each record that was opened in an emergency gets a verdict within 72 hours. You see why and what was opened, never the record."
    >
      <QueryPanel
        query={query}
        safe="Nothing was decided."
        empty={<p>No emergency access waits for a verdict, and no verdict is disputed.</p>}
      >
        {(emergencies) => (
          <ul className={styles.cases} aria-label="Cases">
            {undecidedFirst(emergencies).map((emergency) => (
              <li key={`${emergency.id} ${emergency.reviewState}`}>
                <EmergencyCaseCard emergency={emergency} now={now} />
              </li>
            ))}
          </ul>
        )}
      </QueryPanel>
    </DeskPage>
  );
}
