import { Link } from '@telehealth/contracts/router';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import { Countdown } from '@telehealth/ui/parts/countdown';
import { useRunningEmergencies } from '../../../data/access/emergency';
import { toChart } from '../place/patient-place';
import styles from './emergency.module.css';

/**
 * Open emergency accesses while the specialist is elsewhere, with the time left.
 * @param except the patient on the screen
 */
export function RunningEmergencies({
  except,
  nameOf,
}: {
  except: string | null;
  nameOf: (id: string) => string | undefined;
}) {
  const { data = [] } = useRunningEmergencies();
  const { now } = useServerNow(15_000);
  const running = data.filter(({ patientId, expiresAt }) => patientId !== except && expiresAt > now);
  return running.map(({ id, patientId, expiresAt }) => (
    <section key={id} className={styles.open} aria-label="Emergency access">
      <div className={styles.line}>
        <Countdown until={expiresAt} label={`Emergency access to ${nameOf(patientId) ?? 'a record'}, for`} />
        <Link to={toChart(patientId)}>Open the record</Link>
      </div>
    </section>
  ));
}
