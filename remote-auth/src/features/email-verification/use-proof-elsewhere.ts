import { useClerk } from '@clerk/react';
import { useEffect } from 'react';

/** Polling interval for a verification in another tab or browser, in milliseconds. */
export const ASK_EVERY_MS = 4000;

/**
 * Continues once the mailed link was followed elsewhere: the sign-up's session starts here, or the signed-in person's address
 * counts as verified. Polls only while the page is visible, and at once when it becomes visible.
 */
export function useProofElsewhere(isWaiting: boolean): void {
  const clerk = useClerk();
  useEffect(() => {
    if (!isWaiting) return;
    let isAsking = false;
    const ask = async () => {
      if (isAsking || document.visibilityState === 'hidden') return;
      isAsking = true;
      // A failed poll is ignored; the next one follows, and the code can be entered meanwhile.
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
  // The response may bring a new client without this sign-up, so the attempt itself is read.
  const attempt = await clerk.client?.signUp.reload();
  const session = attempt?.createdSessionId;
  if (attempt?.status !== 'complete' || typeof session !== 'string') return;
  const isHere = () => clerk.client?.sessions.some(({ id }) => id === session) === true;
  if (!isHere()) await clerk.client?.reload();
  if (isHere()) await clerk.setActive({ session });
}
