import { deviceNow } from '@telehealth/contracts/clock';
import { RESEND_WAIT_MS } from '@telehealth/contracts/settings';
import { useEffect, useState } from 'react';

/** When an address last got a mail; kept while the application runs, so that leaving and returning changes nothing. */
const sentAt = new Map<string, number>();

/** Returns the whole seconds until the next mail may be requested, 0 when it may; and a function to record one. */
export function useCoolDown(email: string): { secondsLeft: number; sent: () => void } {
  const [now, setNow] = useState(deviceNow);
  const until = (sentAt.get(email) ?? Number.NEGATIVE_INFINITY) + RESEND_WAIT_MS;
  const secondsLeft = Math.max(0, Math.ceil((until - now) / 1000));
  const isCooling = secondsLeft > 0;
  useEffect(() => {
    if (!isCooling) return;
    const beat = setInterval(() => setNow(deviceNow()), 1000);
    return () => clearInterval(beat);
  }, [isCooling]);
  const sent = () => {
    sentAt.set(email, deviceNow());
    setNow(deviceNow());
  };
  return { secondsLeft, sent };
}
