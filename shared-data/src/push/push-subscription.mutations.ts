import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { notificationSettingsKey } from '../settings/notification-settings.queries';
import { type Asked, askPermission, subscribeHere, unsubscribeHere } from './browser-push';
import { describeBrowser } from './describe-browser';
import { pushSubscriptionsKey } from './push-subscription.queries';
import type { PushDevice } from './push-subscription.schema';

/** A browser more or less also changes what there is to choose. */
const STALE = { invalidates: [pushSubscriptionsKey, notificationSettingsKey] };

/** `cutOff`: it may, but does not reach the service that brings its notices. */
export type TurnedOn = Asked | 'cutOff';

async function turnOn({ client }: WithClient, publicKey: string): Promise<TurnedOn> {
  const asked = await askPermission();
  if (asked !== 'granted') return asked;
  const found = await subscribeHere(publicKey).catch(() => null);
  if (found === null) return 'cutOff';
  const { endpoint, p256dh, auth } = found;
  const kept = client.rpc('add_push_subscription', {
    p_endpoint: endpoint,
    p_p256dh: p256dh,
    p_auth: auth,
    p_label: describeBrowser(navigator.userAgent),
  });
  // Whether it was kept is not known after a lost answer; another press enters it once.
  await callBackend(kept, acknowledged);
  return 'granted';
}

/**
 * Asks the browser, and enters it; the public key of the installation is what it subscribes with. To be run by a press.
 */
export const useTurnOnPush = (): BackendMutation<string, TurnedOn> => useBackendMutation(turnOn, STALE);

async function end({ client }: WithClient, { id, isThis }: Pick<PushDevice, 'id' | 'isThis'>): Promise<void> {
  await callBackend(client.rpc('end_push_subscription', { p_id: id }), acknowledged);
  // It gets nothing any more, whether or not the browser forgets it, too.
  if (isThis) await unsubscribeHere().catch(() => undefined);
}

/** Nothing comes to that browser from now on. */
export const useEndPush = (): BackendMutation<Pick<PushDevice, 'id' | 'isThis'>, void> =>
  useBackendMutation(end, STALE);
