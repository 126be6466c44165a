import { errorText } from '@telehealth/contracts/messages';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { useRecordCallback } from '@telehealth/data/visits/waiting-room.mutations';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { useRef, useState } from 'react';
import { NumberToRing } from '../../../visit/number-to-ring';
import styles from '../waiting-room.module.css';

type Rang = 'answered' | 'in vain';

interface CallbackCardProps {
  details: VisitDetails;
  onRang: (answered: boolean) => void;
}

/** The patient's number and whether they answered. A no-show needs an attempted call. */
export function CallbackCard({ details, onRang }: CallbackCardProps) {
  const recording = useRecordCallback();
  const key = useRef(crypto.randomUUID());
  const [rang, setRang] = useState<Rang | null>(null);
  const ring = details.room?.ring ?? null;
  const record = async (answered: boolean) => {
    const result = await recording.run({ appointmentId: details.visit.id, answered, key: key.current });
    if (!result.ok) return;
    key.current = crypto.randomUUID();
    setRang(answered ? 'answered' : 'in vain');
    onRang(answered);
  };
  return (
    <Card title={`Ring ${details.patientName}`}>
      {ring === null ? (
        <p>
          We have no phone number for them. If your practice has one, ring it and note when they answer; otherwise write
          them a message. Nobody is recorded as absent without being rung.
        </p>
      ) : (
        <NumberToRing ring={ring} />
      )}
      <p>Did they answer?</p>
      <div className={styles.buttons}>
        <Button variant="line" size="s" busy={recording.isRunning} onClick={() => void record(true)}>
          They answered
        </Button>
        {ring !== null && (
          <Button variant="line" size="s" busy={recording.isRunning} onClick={() => void record(false)}>
            No answer
          </Button>
        )}
      </div>
      <div role="status">
        {recording.error !== null && <Notice tone="warning">{errorText(recording.error)}</Notice>}
        {recording.error === null && rang !== null && (
          <Notice tone="success">Noted with its time: {rang === 'answered' ? 'they answered' : 'no answer'}.</Notice>
        )}
      </div>
    </Card>
  );
}
