import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Card } from '@telehealth/ui/layout/card';
import styles from './panel.module.css';

/** Where the patient said to be: help is sent there, and the number is rung when the call is cut. */
export function WhereYouAre({ details }: { details: VisitDetails }) {
  const place = details.room?.place ?? null;
  return (
    <Card title="Where you are" className={styles.card}>
      <p>{place?.location ?? 'Not said yet. Please tell your specialist.'}</p>
      {place !== null && (
        <p className="small soft">
          If the call is cut, {details.specialistName} rings {place.phone}.
        </p>
      )}
    </Card>
  );
}
