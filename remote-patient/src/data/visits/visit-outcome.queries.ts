import { appointmentKeys } from '@telehealth/data/appointments/appointment.queries';
import { callBackend } from '@telehealth/data/client/call-backend';
import { type BackendQuery, useBackendQuery } from '@telehealth/data/client/use-backend-query';
import { type VisitOutcome, visitOutcomes } from './visit-outcome.schema';

/** Below the visits' own key, because a change of a visit changes its results. */
export const visitOutcomeKeys = {
  all: [...appointmentKeys.all, 'visit-outcome'] as const,
  of: (userId: string, ids: readonly string[]) => [...appointmentKeys.all, 'visit-outcome', userId, ...ids] as const,
};

/** The most visits in one call. */
export const MOST_VISITS_AT_ONCE = 100;

/** The results of the signed-in patient's visits with these ids, at most `MOST_VISITS_AT_ONCE`. */
export function useVisitOutcomes(
  ids: readonly string[],
  settings: { enabled?: boolean } = {},
): BackendQuery<Map<string, VisitOutcome>> {
  return useBackendQuery(
    ({ client }, userId) => ({
      queryKey: visitOutcomeKeys.of(userId, ids),
      queryFn: ({ signal }) =>
        callBackend(client.rpc('my_visit_outcomes', { p_visits: [...ids] }).abortSignal(signal), visitOutcomes),
    }),
    { enabled: ids.length > 0 && settings.enabled !== false },
  );
}
