import type { ChartEntryOf } from '@telehealth/data/chart/chart.schema';
import type { Person } from '@telehealth/triage/readings';
import { useEffect, useState } from 'react';
import { byKind } from '../record/entry-words';
import type { DangerousReading } from './check-of-reading';

type Reading = ChartEntryOf<'observation'>;
type Found = readonly DangerousReading<Reading>[] | null;

/**
 * A record's measurements that are the newest of their kind and dangerous, except those that a clinician took. Undefined
 * while the rules load, null if they could not be loaded. Without measurements nothing is loaded.
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
    // The key contains all inputs.
  }, [key]);
  if (newest.length === 0) return [];
  return found?.key === key ? found.dangerous : undefined;
}
