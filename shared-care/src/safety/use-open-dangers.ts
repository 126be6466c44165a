import type { BackendHandle } from '@telehealth/data/client/backend';
import { type BackendQuery, useBackendQuery } from '@telehealth/data/client/use-backend-query';
import { measuredPersonOf } from '@telehealth/data/readings/reading.queries';
import { type Danger, openDangersOf } from '@telehealth/data/symptom-checks/open-danger.mutations';
import type { OpenReading, SeenByClinician } from '@telehealth/data/symptom-checks/open-danger.schema';
import { symptomCheckKeys } from '@telehealth/data/symptom-checks/symptom-check.queries';

export interface Dangers {
  /** Most urgent first. */
  open: Danger[];
  /** Clinicians' responses to other dangers in the last 14 days, newest first. */
  seen: SeenByClinician[];
}

/** The signed-in patient's open and handled dangers, read from the record each time. */
export function useOpenDangers(settings: { enabled?: boolean } = {}): BackendQuery<Dangers> {
  return useBackendQuery<Dangers>(
    (backend, userId) => ({
      queryKey: [...symptomCheckKeys.all, 'open dangers', userId],
      queryFn: async ({ signal }) => {
        const { checks, readings, seen } = await openDangersOf(backend, signal);
        const said = checks.map(({ savedAt: at, opened = null, ...rest }): Danger => {
          const reading = readings.find(({ id }) => id === rest.check.observationId) ?? null;
          return { ...rest, opened, reading, at: reading?.takenAt ?? at };
        });
        const unjudged = readings.filter(({ id }) => !said.some(({ reading }) => reading?.id === id));
        return { open: mostUrgentFirst([...said, ...(await judge(unjudged, { backend, userId, signal }))]), seen };
      },
    }),
    settings,
  );
}

/** The rules are loaded only if there is a measurement to judge. */
async function judge(
  readings: readonly OpenReading[],
  { backend, userId, signal }: { backend: BackendHandle; userId: string; signal: AbortSignal },
): Promise<Danger[]> {
  if (readings.length === 0) return [];
  const [{ dangerousAmong, checkOfReading }, person] = await Promise.all([
    import(/* webpackChunkName: "red-flags" */ './check-of-reading'),
    // If the age cannot be read, the rules judge without it.
    measuredPersonOf(backend, userId, signal).catch(() => ({})),
  ]);
  return dangerousAmong(readings, person).map(({ reading, verdict }) => ({
    id: null,
    at: reading.takenAt,
    reading,
    visits: [],
    opened: reading.opened ?? null,
    check: checkOfReading({ reading, verdict }, person),
  }));
}

/** Keeps the most urgent finding per measurement. */
function mostUrgentFirst(dangers: readonly Danger[]): Danger[] {
  const sorted = [...dangers].sort(
    (one, other) => one.check.level - other.check.level || other.at.getTime() - one.at.getTime(),
  );
  const seen = new Set<string>();
  return sorted.filter(({ reading }) => reading === null || (!seen.has(reading.id) && seen.add(reading.id)));
}
