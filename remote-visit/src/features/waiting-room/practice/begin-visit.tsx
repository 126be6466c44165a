import { errorText } from '@telehealth/contracts/messages';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { useAdmitPatient, useComeOrGo } from '@telehealth/data/visits/waiting-room.mutations';
import { Button } from '@telehealth/ui/parts/button';
import { useRef } from 'react';
import { expectCall } from '../../../room/this-tab';
import styles from '../waiting-room.module.css';

/** Begins the visit by admitting a waiting patient. A specialist who is early says so, which the patient sees. */
export function useBeginning({ visit, room }: VisitDetails) {
  const admitting = useAdmitPatient();
  const coming = useComeOrGo();
  const keys = useRef({ admit: crypto.randomUUID(), come: crypto.randomUUID() });
  const begin = async () => {
    expectCall(visit.id);
    await admitting.run({ appointmentId: visit.id, key: keys.current.admit });
  };
  const sayHere = () => coming.run({ appointmentId: visit.id, kind: 'join', key: keys.current.come });
  return {
    begin,
    sayHere,
    isBeginning: admitting.isRunning,
    isComing: coming.isRunning,
    isHere: room?.specialistHere === true,
    problem: admitting.error ?? coming.error,
  };
}

interface BeginButtonsProps {
  details: VisitDetails;
  beginning: ReturnType<typeof useBeginning>;
}

/** One button: begins the visit if the patient waits, otherwise says that the specialist is here. */
export function BeginButtons({ details, beginning }: BeginButtonsProps) {
  const { begin, sayHere, isBeginning, isComing, isHere } = beginning;
  const isWaiting = details.visit.status === 'waiting';
  const first = isWaiting || isHere;
  return (
    <div className={styles.buttons}>
      {!first && (
        <Button variant="paper" busy={isComing} busyLabel="Saying it" onClick={() => void sayHere()}>
          I am here
        </Button>
      )}
      <Button variant="paper" busy={isBeginning} busyLabel="Beginning" onClick={() => void begin()}>
        {isWaiting ? 'Begin the visit' : 'Begin without waiting'}
      </Button>
    </div>
  );
}

export const problemText = ({ problem }: ReturnType<typeof useBeginning>): string | null =>
  problem === null ? null : errorText(problem);
