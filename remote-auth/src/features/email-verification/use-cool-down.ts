import { deviceNow, RESEND_WAIT_MS } from '@telehealth/contracts';
import { useEffect, useState } from 'react';

/** When a mail went to an address last; kept while the application runs, so that leaving and returning changes nothing. */
const sentAt = new Map<string, number>();

/** Whole seconds until another mail may be asked for, 0 when it may; and how to say that one was sent. */
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
