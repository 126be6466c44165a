import { endPushHere } from '@telehealth/data/push/end-push';
import { knownDataArea } from '../connection/connection';

/** How long signing out waits for it, in milliseconds: a browser that gives no answer keeps nobody signed in. */
const PATIENCE_MS = 3000;

/** Before signing out: this browser shows no notices of the person any more. */
export async function stopPushes(): Promise<void> {
  const area = await knownDataArea()?.catch(() => null);
  if (!area) return;
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([endPushHere(area.backend).catch(() => undefined), late]);
}
