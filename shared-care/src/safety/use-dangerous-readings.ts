import type { Person } from '@telehealth/clinical/triage/case-facts';
import type { ChartEntryOf } from '@telehealth/data/chart/chart.schema';
import { useEffect, useState } from 'react';
import { byKind } from '../record/entry-words';
import type { DangerousReading } from './check-of-reading';

type Reading = ChartEntryOf<'observation'>;
type Found = readonly DangerousReading<Reading>[] | null;

/**
 * Of measurements in a record those that are the newest of their kind and dangerous, but for what a clinician measured.
 * Undefined while the rules are asked, null where they could not be loaded; nothing is loaded where nothing was measured.
 */
export function useDangerousReadings(readings: readonly Reading[], person: Person): Found | undefined {
  const newest = byKind(readings).flatMap((series) => {
    const last = series.at(-1);
    return last === undefined || last.source === 'clinician' ? [] : [last];
  });
  const key = JSON.stringify([newest.map(({ id, value, secondValue }) => [id, value, secondValue]), person]);
  const [found, setFound] = useState<{ key: string; dangerous: Found } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const tell = (dangerous: Found) => isCurrent && setFound({ key, dangerous });
    if (newest.length > 0)
      import(/* webpackChunkName: "red-flags" */ './check-of-reading').then(
        ({ dangerousAmong }) => tell(dangerousAmong(newest, person)),
        () => tell(null),
      );
    return () => {
      isCurrent = false;
    };
    // The key says all of it.
  }, [key]);
  if (newest.length === 0) return [];
  return found?.key === key ? found.dangerous : undefined;
}
