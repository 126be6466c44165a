import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { latePart } from '@telehealth/ui/feedback/late-part';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useState } from 'react';
import styles from './panel.module.css';
import { Part } from './part';

const ComeInForm = latePart(
  async () => (await import(/* webpackChunkName: "call-more" */ '../../visit/come-in-form')).ComeInForm,
);

/** Where the patient said to be: help is sent there, and the number is rung when the call is cut. */
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
      <Dialog open={isOpen} onClose={close} title="Where you are">
        <Part>
          <ComeInForm
            details={details}
            first={{ location: place?.location ?? '', callback: place?.phone ?? '' }}
            isCorrection
            onDone={close}
          />
        </Part>
      </Dialog>
    </Card>
  );
}
