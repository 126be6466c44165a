import { CheckBox } from '@telehealth/ui/forms/check-box';
import { useEffect, useId, useRef, useState } from 'react';
import { playTone } from '../../../device-test/play-tone';
import styles from '../waiting-room.module.css';

const SOFT = { hz: 523, seconds: 0.6, volume: 0.08 };

/** One soft tone when this page turns into the visit, only for those who switch it on. */
export function SoftTone() {
  const id = useId();
  const [isOn, setOn] = useState(false);
  const latest = useRef(isOn);
  useEffect(() => {
    latest.current = isOn;
  });
  useEffect(() => {
    const { pathname } = location;
    return () => {
      // Somebody who goes elsewhere is not called back by a tone.
      if (latest.current && location.pathname === pathname) playTone(SOFT);
    };
  }, []);
  const change = (wanted: boolean) => {
    setOn(wanted);
    // Heard at once, so that it is known how loud it is; browsers allow it after a press alone.
    if (wanted) playTone(SOFT);
  };
  return (
    <div className={styles.choice}>
      <CheckBox id={id} checked={isOn} onChange={(event) => change(event.currentTarget.checked)} />
      <label htmlFor={id}>Play one soft tone when the visit begins</label>
    </div>
  );
}
