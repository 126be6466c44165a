import { appointmentKeys } from '../appointments/appointment.queries';
import { callBackend } from '../client/call-backend';
import { type BackendQuery, useBackendQuery } from '../client/use-backend-query';
import { type WhatCame, whatCameOfVisits } from './what-came.schema';

/** Below the visits' own key: what changes a visit changes what came of it. */
export const whatCameKeys = {
  all: [...appointmentKeys.all, 'what-came'] as const,
  of: (userId: string, ids: readonly string[]) => [...appointmentKeys.all, 'what-came', userId, ...ids] as const,
};

/** As many visits as the database answers about at once. */
export const MOST_VISITS_AT_ONCE = 100;

/** What came of the signed-in patient's visits with these ids, at most `MOST_VISITS_AT_ONCE`. */
export function useWhatCame(ids: readonly string[]): BackendQuery<Map<string, WhatCame>> {
  return useBackendQuery(
    ({ client }, userId) => ({
      queryKey: whatCameKeys.of(userId, ids),
      queryFn: ({ signal }) =>
        callBackend(client.rpc('what_came_of_my_visits', { p_visits: [...ids] }).abortSignal(signal), whatCameOfVisits),
    }),
    { enabled: ids.length > 0 },
  );
}
