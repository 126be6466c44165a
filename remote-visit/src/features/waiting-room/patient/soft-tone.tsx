import { useBackend } from '@telehealth/data/client/use-backend';
import { visitDetails } from '@telehealth/data/visits/visit-details.queries';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { CheckBox } from '@telehealth/ui/forms/check-box';
import { useEffect, useId, useRef, useState } from 'react';
import { playTone } from '../../../device-test/play-tone';
import styles from '../waiting-room.module.css';

const SOFT = { hz: 523, seconds: 0.6, volume: 0.08 };

/** An optional soft tone when the visit begins. */
export function SoftTone({ appointmentId }: { appointmentId: string }) {
  const id = useId();
  const backend = useBackend();
  const [isOn, setOn] = useState(false);
  const latest = useRef(isOn);
  useEffect(() => {
    latest.current = isOn;
  });
  useEffect(() => {
    const { pathname } = location;
    return () => {
      // Unmounting by navigation or cancellation must not play the tone, only the start of the visit.
      const { queryKey } = visitDetails(backend, appointmentId);
      const begins = backend.queries.getQueryData<VisitDetails | null>(queryKey)?.visit.status === 'in_progress';
      if (latest.current && begins && location.pathname === pathname) playTone(SOFT);
    };
  }, [backend, appointmentId]);
  const change = (wanted: boolean) => {
    setOn(wanted);
    // Played at once, so that the user knows its volume; browsers allow sound only after a gesture.
    if (wanted) playTone(SOFT);
  };
  return (
    <div className={styles.choice}>
      <CheckBox id={id} checked={isOn} onChange={(event) => change(event.currentTarget.checked)} />
      <label htmlFor={id}>Play one soft tone when the visit begins</label>
    </div>
  );
}
