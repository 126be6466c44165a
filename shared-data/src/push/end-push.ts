import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { endpointHere, unsubscribeHere } from './browser-push';

/** Signing out: this browser gets nothing any more, also where the server cannot be told. */
export async function endPushHere({ client }: WithClient): Promise<void> {
  const endpoint = await endpointHere();
  if (endpoint === null) return;
  await callBackend(client.rpc('end_push_subscription', { p_endpoint: endpoint }), acknowledged).catch(() => undefined);
  await unsubscribeHere();
}
