import { deviceNow } from '@telehealth/contracts/clock';
import { RESEND_WAIT_MS } from '@telehealth/contracts/settings';
import { useEffect, useState } from 'react';

/** When an address or number last got a code; kept while the application runs, so that leaving and returning changes nothing. */
const sentAt = new Map<string, number>();

/** Notes that something was sent there now. */
export const noteSent = (to: string): void => void sentAt.set(to, deviceNow());

/** Returns the whole seconds until the next code may be requested, 0 when it may; and a function to record one. */
export function useCoolDown(to: string): { secondsLeft: number; sent: () => void } {
  const [now, setNow] = useState(deviceNow);
  const until = (sentAt.get(to) ?? Number.NEGATIVE_INFINITY) + RESEND_WAIT_MS;
  const secondsLeft = Math.max(0, Math.ceil((until - now) / 1000));
  const isCooling = secondsLeft > 0;
  useEffect(() => {
    if (!isCooling) return;
    const beat = setInterval(() => setNow(deviceNow()), 1000);
    return () => clearInterval(beat);
  }, [isCooling]);
  const sent = () => {
    noteSent(to);
    setNow(deviceNow());
  };
  return { secondsLeft, sent };
}
