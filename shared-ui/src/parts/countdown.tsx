import { now } from '@telehealth/contracts/clock';
import { formatCountdown } from '@telehealth/contracts/formatting';
import { useEffect, useRef, useState } from 'react';
import { LiveRegion } from '../feedback/live-region';
import styles from './countdown.module.css';
import { markPassed, markText } from './countdown-marks';
import { Icon } from './icon';
import * as icons from './icons';
import { spanText } from './span-text';

interface CountdownProps {
  /** By the server's clock. */
  until: Date;
  /** Text before the digits, e.g. "Your slot is kept for". */
  label: string;
  /** Called once, when the time is up. */
  onEnd?: () => void;
  size?: 'm' | 'l';
}

const SOON_SECONDS = 120;
const HOUR_MS = 3_600_000;

/** Minutes and seconds; above an hour in words: `1 day 3 hours`. */
const timeLeftText = (left: number): string => (left > HOUR_MS ? spanText(left) : formatCountdown(left));

/** Remaining time. The digits are not announced; screen readers hear it at 5, 2 and 1 minutes and at 30 seconds. */
export function Countdown({ until, label, onEnd, size = 'm' }: CountdownProps) {
  const { left, spoken } = useTimeLeft(until, onEnd);
  const seconds = Math.ceil(left / 1000);
  const classes = [styles.countdown, size === 'l' && styles.l, seconds <= SOON_SECONDS && styles.soon];
  return (
    <div>
      <div className={classes.filter(Boolean).join(' ')} role="timer" aria-live="off">
        <Icon path={icons.clock} />
        <span>{label}</span>
        <span className={styles.digits}>{timeLeftText(left)}</span>
      </div>
      <LiveRegion message={spoken === undefined ? '' : `${label}: ${markText(spoken)}`} />
    </div>
  );
}

function useTimeLeft(until: Date, onEnd: (() => void) | undefined) {
  const end = until.getTime();
  const [left, setLeft] = useState(() => end - now().getTime());
  const [spoken, setSpoken] = useState<number>();
  const whenOver = useRef(onEnd);
  useEffect(() => {
    whenOver.current = onEnd;
  });
  useEffect(() => {
    let before = Math.ceil((end - now().getTime()) / 1000) + 1;
    const look = () => {
      const left = end - now().getTime();
      const seconds = Math.ceil(left / 1000);
      const mark = markPassed(before, seconds);
      if (mark !== undefined) setSpoken(mark);
      setLeft(left);
      before = seconds;
      if (left > 0) return;
      clearInterval(timer);
      whenOver.current?.();
    };
    const timer = setInterval(look, 1000);
    look();
    return () => clearInterval(timer);
  }, [end]);
  return { left, spoken };
}
