import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { type BackendQuery, type BackendQueryOptions, useBackendQuery } from '../client/use-backend-query';
import { endpointHere } from './browser-push';
import { type PushSubscriptions, pushSubscriptions } from './push-subscription.schema';

export const pushSubscriptionsKey = ['push-subscriptions'] as const;

function myPushSubscriptions({ client }: WithClient, userId: string): BackendQueryOptions<PushSubscriptions> {
  return {
    queryKey: [...pushSubscriptionsKey, userId],
    queryFn: async ({ signal }) => {
      const endpoint = await endpointHere();
      const asked = client.rpc('my_push_subscriptions', endpoint === null ? {} : { p_endpoint: endpoint });
      return callBackend(asked.abortSignal(signal), pushSubscriptions);
    },
  };
}

/** The browsers on which the signed-in person gets notices, and whether this is one. */
export const usePushSubscriptions = (enabled = true): BackendQuery<PushSubscriptions> =>
  useBackendQuery(myPushSubscriptions, { enabled });
