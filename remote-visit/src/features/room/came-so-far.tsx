import { MedicineRows } from '@telehealth/care/prescriptions/medicine-rows';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { useResultsLive } from '@telehealth/data/visits/visit-details.queries';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Card } from '@telehealth/ui/layout/card';
import { useEffect } from 'react';
import { useRenewDetails } from '../../data/visits/running-visit.mutations';
import facts from '../../visit/visit-facts.module.css';
import styles from './panel.module.css';

/** Results signed or issued during the visit. Each also has a message in the chat; here they stay readable. */
export function CameSoFar({ details }: { details: VisitDetails }) {
  const { Your } = useSubjectWords();
  useResultsLive(details.visit.id);
  const renew = useRenewDetails();
  // On phones this mounts when it is opened and has missed earlier events, so it refetches.
  useEffect(() => void renew(), []);
  const plans = details.notes.filter(({ state, planPlain }) => state === 'signed' && planPlain.trim() !== '');
  const issued = details.prescriptions.filter(({ status, items }) => status === 'active' && items.length > 0);
  return (
    <>
      {plans.length > 0 && (
        <Card title={`${Your} plan`} className={styles.card}>
          {plans.map(({ id, planPlain }) => (
            <p key={id} className={facts.words}>
              {planPlain}
            </p>
          ))}
        </Card>
      )}
      {issued.length > 0 && (
        <Card title="Prescribed in this visit" className={styles.card}>
          {issued.map(({ id, items }) => (
            <MedicineRows key={id} items={items} />
          ))}
        </Card>
      )}
    </>
  );
}
