import { acknowledged, callBackend } from '@telehealth/data/client/call-backend';
import { endpointHere, unsubscribeHere } from '@telehealth/data/push/browser-push';
import { type DataArea, knownDataArea } from '../connection/connection';

/** How long signing out waits for it, in milliseconds: a browser that gives no answer keeps nobody signed in. */
const PATIENCE_MS = 3000;

async function stop({ backend }: DataArea): Promise<void> {
  const endpoint = await endpointHere();
  if (endpoint === null) return;
  const ended = backend.client.rpc('end_push_subscription', { p_endpoint: endpoint });
  // Where the server cannot be told, its next push is told by the service of the browser.
  await callBackend(ended, acknowledged).catch(() => undefined);
  await unsubscribeHere();
}

/** Before signing out: this browser shows no notices of the person any more. */
export async function stopPushes(): Promise<void> {
  const area = await knownDataArea()?.catch(() => null);
  if (!area) return;
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([stop(area).catch(() => undefined), late]);
}
