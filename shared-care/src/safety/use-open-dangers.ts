import type { BackendHandle } from '@telehealth/data/client/backend';
import { type BackendQuery, useBackendQuery } from '@telehealth/data/client/use-backend-query';
import { measuredPersonOf } from '@telehealth/data/readings/reading.queries';
import { type Danger, openDangersOf } from '@telehealth/data/symptom-checks/open-danger.mutations';
import type { OpenReading } from '@telehealth/data/symptom-checks/open-danger.schema';
import { symptomCheckKeys } from '@telehealth/data/symptom-checks/symptom-check.queries';

/** What was found dangerous of the signed-in patient's and is still open, most urgent first: read from the record each time. */
export function useOpenDangers(settings: { enabled?: boolean } = {}): BackendQuery<Danger[]> {
  return useBackendQuery<Danger[]>(
    (backend, userId) => ({
      queryKey: [...symptomCheckKeys.all, 'open dangers', userId],
      queryFn: async ({ signal }) => {
        const { checks, readings } = await openDangersOf(backend, signal);
        const said = checks.map(({ savedAt: at, ...rest }): Danger => {
          const reading = readings.find(({ id }) => id === rest.check.observationId) ?? null;
          return { ...rest, reading, at: reading?.takenAt ?? at };
        });
        const unjudged = readings.filter(({ id }) => !said.some(({ reading }) => reading?.id === id));
        return mostUrgentFirst([...said, ...(await judge(unjudged, { backend, userId, signal }))]);
      },
    }),
    settings,
  );
}

/** The rules are fetched only where there is a measurement to judge. */
async function judge(
  readings: readonly OpenReading[],
  { backend, userId, signal }: { backend: BackendHandle; userId: string; signal: AbortSignal },
): Promise<Danger[]> {
  if (readings.length === 0) return [];
  const [{ dangerousAmong, checkOfReading }, person] = await Promise.all([
    import(/* webpackChunkName: "red-flags" */ './check-of-reading'),
    // Without an age the rules leave it out: no reason to say nothing.
    measuredPersonOf(backend, userId, signal).catch(() => ({})),
  ]);
  return dangerousAmong(readings, person).map(({ reading, verdict }) => ({
    ...{ id: null, at: reading.takenAt, reading, visits: [] },
    check: checkOfReading({ reading, verdict }, person),
  }));
}

/** Of one measurement the most urgent thing that was said of it. */
function mostUrgentFirst(dangers: readonly Danger[]): Danger[] {
  const sorted = [...dangers].sort(
    (one, other) => one.check.level - other.check.level || other.at.getTime() - one.at.getTime(),
  );
  const seen = new Set<string>();
  return sorted.filter(({ reading }) => reading === null || (!seen.has(reading.id) && seen.add(reading.id)));
}
