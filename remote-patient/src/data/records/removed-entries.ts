import type { WithClient } from '@telehealth/data/client/backend';
import { callBackend } from '@telehealth/data/client/call-backend';
import {
  type BackendQuery,
  type BackendQueryOptions,
  useBackendQuery,
} from '@telehealth/data/client/use-backend-query';
import { newestVersions, type OwnReading } from '@telehealth/data/readings/own-reading';
import { MOST_READINGS } from '@telehealth/data/readings/reading.queries';
import { readingVersion } from '@telehealth/data/readings/reading.schema';
import { recordKeys } from '@telehealth/data/records/own-record.queries';
import { column, rowSchema } from '@telehealth/data/rows/row-schema';
import { instant, uuid } from '@telehealth/data/rows/row-values';
import { z } from 'zod';

/** An entry taken out of the record: kept, but hidden from everyone else. */
export interface RemovedEntry {
  id: string;
  kind: 'allergy' | 'condition' | 'medicine' | 'vaccination' | 'remark' | 'document';
  title: string;
  removedAt: Date;
}
export interface RemovedParts {
  entries: RemovedEntry[];
  readings: OwnReading[];
}

const listRow = { id: uuid, title: column('label', z.string()), removedAt: column('updated_at', instant) } as const;
const documentRow = rowSchema<'documents'>()({
  id: uuid,
  title: z.string(),
  removedAt: column('updated_at', instant),
});
const LISTS = [
  ['patient_allergies', 'allergy', rowSchema<'patient_allergies'>()(listRow)],
  ['patient_conditions', 'condition', rowSchema<'patient_conditions'>()(listRow)],
  ['patient_medications', 'medicine', rowSchema<'patient_medications'>()(listRow)],
  ['patient_vaccinations', 'vaccination', rowSchema<'patient_vaccinations'>()(listRow)],
  ['patient_remarks', 'remark', rowSchema<'patient_remarks'>()(listRow)],
] as const;

/** The entries that the signed-in person, or a clinician who agreed, took out of their own record; newest first. */
export function removedParts({ client }: WithClient, userId: string): BackendQueryOptions<RemovedParts> {
  const readLists = (signal: AbortSignal) =>
    LISTS.map(async ([table, kind, schema]) => {
      const asked = client.from(table).select(schema.columns).eq('patient_id', userId).eq('status', 'removed');
      const rows = await callBackend(asked.abortSignal(signal), z.array(schema));
      return rows.map((row) => ({ ...row, kind }));
    });
  const readDocuments = async (signal: AbortSignal) => {
    const asked = client.from('documents').select(documentRow.columns).eq('patient_id', userId).eq('state', 'removed');
    const rows = await callBackend(asked.abortSignal(signal), z.array(documentRow));
    return rows.map((row) => ({ ...row, kind: 'document' as const }));
  };
  const readReadings = async (signal: AbortSignal) => {
    const asked = client
      .from('observations')
      .select(readingVersion.columns)
      .eq('patient_id', userId)
      // Includes restored ones, which have a later version.
      .in('status', ['entered_in_error', 'corrected'])
      .order('recorded_at', { ascending: false })
      .limit(MOST_READINGS);
    const rows = await callBackend(asked.abortSignal(signal), z.array(readingVersion));
    return newestVersions(rows).filter(({ isStruck }) => isStruck);
  };
  return {
    queryKey: recordKeys.of('removed', userId),
    queryFn: async ({ signal }) => {
      const [readings, ...lists] = await Promise.all([
        readReadings(signal),
        readDocuments(signal),
        ...readLists(signal),
      ]);
      const entries = lists.flat().sort((one, other) => other.removedAt.getTime() - one.removedAt.getTime());
      return { entries, readings };
    },
  };
}
export const useRemovedParts = (): BackendQuery<RemovedParts> => useBackendQuery(removedParts);
