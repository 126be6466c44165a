import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { PlaceDialog } from './come-in-first';
import styles from './panel.module.css';

/** The location that the patient gave, where help is sent, and the number that is called when the call breaks off. */
export function WhereYouAre({ details }: { details: VisitDetails }) {
  const [isOpen, setIsOpen] = useState(false);
  const place = details.room?.place ?? null;
  const close = () => setIsOpen(false);
  return (
    <Card
      title="Where you are"
      className={styles.card}
      actions={
        <Button variant="quiet" size="s" onClick={() => setIsOpen(true)}>
          Change
        </Button>
      }
    >
      <p>{place?.location ?? 'Not said yet. Please say where help would find you.'}</p>
      {place !== null && (
        <p className="small soft">
          If the call is cut, {details.treatedBy} rings {place.phone}.
        </p>
      )}
      <PlaceDialog details={details} title="Where you are" open={isOpen} onClose={close} onDone={close} />
    </Card>
  );
}
