import '@telehealth/contracts/words';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { useMissedVisits } from '../data/desk/desk.queries';
import styles from '../features/desk/desk.module.css';
import { DeskPage } from '../features/desk/desk-page';
import { MissedVisitCard } from '../features/desk/visits/missed-visit-card';

export default function DeskVisitsPage() {
  const { now } = useServerNow(60_000);
  const query = useMissedVisits();
  return (
    <DeskPage
      title="Missed visits"
      lead="A visit that was recorded as missed can be corrected for 48 hours. Some could not be decided from what is known: they stay here for 30 days."
    >
      <QueryPanel query={query} safe="No visit was changed." empty={<p>No missed visit waits for a look.</p>}>
        {(visits) => (
          <ul className={styles.cases} aria-label="Missed visits">
            {visits.map((visit) => (
              <li key={visit.appointmentId}>
                <MissedVisitCard visit={visit} now={now} />
              </li>
            ))}
          </ul>
        )}
      </QueryPanel>
    </DeskPage>
  );
}
