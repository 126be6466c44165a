import { z } from 'zod';
import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { type BackendQuery, type BackendQueryOptions, useBackendQuery } from '../client/use-backend-query';
import { newestVersions, type OwnReading } from '../readings/own-reading';
import { MOST_READINGS } from '../readings/reading.queries';
import { readingVersion } from '../readings/reading.schema';
import { column, rowSchema } from '../rows/row-schema';
import { instant, uuid } from '../rows/row-values';
import { recordKeys } from './own-record.queries';

/** Something that was taken out of the record: it opens to nobody else, and is kept. */
export interface RemovedEntry {
  id: string;
  kind: 'allergy' | 'condition' | 'medicine' | 'remark' | 'document';
  title: string;
  removedAt: Date;
}
export interface RemovedParts {
  entries: RemovedEntry[];
  /** Struck out, with the reason that was given. */
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
  ['patient_remarks', 'remark', rowSchema<'patient_remarks'>()(listRow)],
] as const;

/** What the signed-in person, or a clinician who agreed, took out of their own record; the newest first. */
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
      // With those that were put back, which are a version after it.
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
