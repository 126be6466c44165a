import { useClerk } from '@clerk/react';
import { useEffect } from 'react';

/** How often to ask whether the address was proven in another tab or browser meanwhile, in milliseconds. */
export const ASK_EVERY_MS = 4000;

/**
 * Goes on by itself once the mailed link was followed somewhere else: the sign-up's session starts here, or the signed-in
 * person's address counts as proven. Asks only while the page is seen, and at once when it is seen again.
 */
export function useProofElsewhere(isWaiting: boolean): void {
  const clerk = useClerk();
  useEffect(() => {
    if (!isWaiting) return;
    let isAsking = false;
    const ask = async () => {
      if (isAsking || document.visibilityState === 'hidden') return;
      isAsking = true;
      // A question that fails tells nothing; the next one asks again, and the code can be entered all the while.
      await askOnce(clerk).catch(() => undefined);
      isAsking = false;
    };
    const beat = setInterval(() => void ask(), ASK_EVERY_MS);
    const seen = () => void ask();
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(beat);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [isWaiting, clerk]);
}

async function askOnce(clerk: ReturnType<typeof useClerk>): Promise<void> {
  if (clerk.user !== null && clerk.user !== undefined) return void (await clerk.user.reload());
  // The answer may bring a new client, in which this sign-up is over; the attempt itself is asked.
  const attempt = await clerk.client?.signUp.reload();
  const session = attempt?.createdSessionId;
  if (attempt?.status !== 'complete' || typeof session !== 'string') return;
  const isHere = () => clerk.client?.sessions.some(({ id }) => id === session) === true;
  if (!isHere()) await clerk.client?.reload();
  if (isHere()) await clerk.setActive({ session });
}
