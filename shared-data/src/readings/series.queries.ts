import type { LookScreen } from '@telehealth/contracts/chart';
import { chartKeys } from '../chart/chart.queries';
import { type ReadingSeries, seriesAnswer } from '../chart/chart.schema';
import { useLookScreen } from '../chart/look-screen';
import { readAudited } from '../client/read-audited';
import { type BackendQuery, useBackendQuery } from '../client/use-backend-query';
import { RECORDS_SCREEN } from '../records/newest-record';
import { readingKeys } from './reading.queries';

/** As many values, or spans of time, as a wide plot can tell apart. */
const MOST = 200;

export interface AskedSeries {
  /** Null: of the signed-in person. */
  patientId: string | null;
  code: string;
  /** The part of the record it belongs to: when access to it ends, what was read is dropped. */
  category: string;
  /** Null: from the first one on. */
  from: Date | null;
}

/**
 * All measurements of one kind since a day, in full or in spans of time. Of somebody else's record each is a look, which their log
 * names, so it is asked once for a period.
 */
export function useReadingSeries({ patientId, code, category, from }: AskedSeries): BackendQuery<ReadingSeries> {
  const practiceScreen = useLookScreen();
  const screen: LookScreen = patientId === null ? RECORDS_SCREEN : practiceScreen;
  return useBackendQuery(({ client }, userId) => ({
    queryKey: [
      ...(patientId === null ? readingKeys.of('series', userId) : chartKeys.series(patientId, category)),
      code,
      from?.toISOString() ?? '',
    ],
    queryFn: ({ signal }) => {
      const opening = client.rpc('read_observations', {
        p_patient: patientId ?? userId,
        p_code: code,
        p_screen: screen,
        p_most: MOST,
        ...(from !== null && { p_from: from.toISOString() }),
      });
      return readAudited(client, opening.abortSignal(signal), seriesAnswer);
    },
    staleTime: patientId === null ? 60_000 : Number.POSITIVE_INFINITY,
  }));
}
