import { z } from 'zod';
import { readOwnLog } from '../access/access.queries';
import type { LogLine } from '../access/access.schema';
import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { readAudited } from '../client/read-audited';
import { type BackendQuery, type BackendQueryOptions, useBackendQuery } from '../client/use-backend-query';
import { useActorMay } from '../people/use-actor-may';
import { isCutOff, newestRecordArgs, RECORD_CATEGORIES, RECORDS_SCREEN } from './newest-record';
import {
  type Correction,
  correction,
  type EarlierVersion,
  earlierVersion,
  type OwnContact,
  type OwnEntry,
  ownContact,
  ownRecordLook,
} from './own-record.schema';

export { RECORDS_SCREEN };

export const recordKeys = {
  all: ['own record'] as const,
  of: (part: string, userId: string) => ['own record', part, userId] as const,
  looks: ['own record', 'looks'] as const,
  history: (id: string) => ['own record', 'history', id] as const,
};

/** A short return to the tab does not refetch. */
const FRESH_FOR_MS = 60_000;

/** The newest entries of the signed-in person's record. Reading one's own record is not logged. */
export function newestRecord({ client }: WithClient, userId: string): BackendQueryOptions<OwnEntry[]> {
  return {
    queryKey: recordKeys.of('newest', userId),
    queryFn: ({ signal }) =>
      readAudited(client, client.rpc('open_chart', newestRecordArgs()).abortSignal(signal), ownRecordLook),
    staleTime: FRESH_FOR_MS,
  };
}

/** The whole record: of twenty years, two megabytes. */
function wholeRecord({ client }: WithClient, userId: string): BackendQueryOptions<OwnEntry[]> {
  return {
    queryKey: recordKeys.of('entries', userId),
    queryFn: ({ signal }) => {
      const opening = client.rpc('open_chart', { p_categories: RECORD_CATEGORIES, p_screen: RECORDS_SCREEN });
      return readAudited(client, opening.abortSignal(signal), ownRecordLook);
    },
    staleTime: FRESH_FOR_MS,
  };
}

/** One's own record. A long one loads in two parts: the newest of each kind with everything in use, then the rest. */
export interface OwnRecord extends BackendQuery<OwnEntry[]> {
  /** The missing part while loading; null: `data` is the whole record. */
  rest: BackendQuery<OwnEntry[]> | null;
}

export function useOwnRecord(): OwnRecord {
  const newest = useBackendQuery(newestRecord);
  const isCut = newest.data !== undefined && isCutOff(newest.data);
  const whole = useBackendQuery(wholeRecord, { enabled: isCut });
  if (!isCut) return { ...newest, rest: null };
  return { ...newest, data: whole.data ?? newest.data, rest: whole.data === undefined ? whole : null };
}

const MEDICINE_PARTS = ['medicines', 'mental_health', 'sexual_health'] as const;

/**
 * The medicines of the shown record, because a series of measurements may change with them. For who acts for somebody it is a look,
 * which that person's log names.
 */
export function useOwnMedicines(isWanted: boolean): BackendQuery<OwnEntry[]> {
  return useBackendQuery(
    ({ client }, userId) => ({
      queryKey: recordKeys.of('medicines', userId),
      queryFn: async ({ signal }) => {
        const opening = client.rpc('open_chart', { p_categories: [...MEDICINE_PARTS], p_screen: RECORDS_SCREEN });
        const entries = await readAudited(client, opening.abortSignal(signal), ownRecordLook);
        return entries.filter(({ kind }) => kind === 'medicine' || kind === 'prescription');
      },
      staleTime: FRESH_FOR_MS,
    }),
    { enabled: isWanted },
  );
}

/** The signed-in person's correction requests, newest first. */
export function useOwnCorrections(): BackendQuery<Correction[]> {
  return useBackendQuery(({ client }, userId) => ({
    queryKey: recordKeys.of('corrections', userId),
    queryFn: ({ signal }) =>
      callBackend(
        client
          .from('correction_requests')
          .select(correction.columns)
          .eq('patient_id', userId)
          .order('created_at', { ascending: false })
          .abortSignal(signal),
        z.array(correction),
      ),
  }));
}

/** The most lines that the database returns at once. */
const NEWEST_LOOKS = 500;
export interface NewestLooks {
  lines: LogLine[];
  /** The log has older lines. */
  hasEarlier: boolean;
}

/** The newest lines of the person's log: who read what in the record. Asked of who may see it (`manage`). */
export function useNewestLooks(): BackendQuery<NewestLooks> {
  return useBackendQuery(
    (backend, userId) => ({
      queryKey: [...recordKeys.looks, userId],
      queryFn: async ({ signal }) => {
        const lines = await readOwnLog(backend, NEWEST_LOOKS, signal);
        return { lines, hasEarlier: lines.length === NEWEST_LOOKS };
      },
    }),
    { enabled: useActorMay()('manage') },
  );
}

/** The person's emergency contact; null: none is named. Asked of who may see it (`manage`). */
export function useOwnContact(): BackendQuery<OwnContact | null> {
  return useBackendQuery(
    ({ client }, userId) => ({
      queryKey: recordKeys.of('contact', userId),
      queryFn: async ({ signal }) => {
        const asked = client.from('emergency_contacts').select(ownContact.columns).eq('patient_id', userId);
        const [contact] = await callBackend(asked.abortSignal(signal), z.array(ownContact));
        return contact ?? null;
      },
    }),
    { enabled: useActorMay()('manage') },
  );
}

/** Tables that keep earlier versions of their rows. */
export type KeptTable =
  | 'patient_allergies'
  | 'patient_conditions'
  | 'patient_medications'
  | 'patient_vaccinations'
  | 'patient_remarks'
  | 'documents';

/** Earlier versions of an entry of one's own record, newest first. */
export function useEntryHistory(table: KeptTable, id: string, isWanted: boolean): BackendQuery<EarlierVersion[]> {
  return useBackendQuery(
    ({ client }) => ({
      queryKey: recordKeys.history(id),
      queryFn: ({ signal }) => {
        const opening = client.rpc('chart_history', { p_kind: table, p_id: id, p_screen: RECORDS_SCREEN });
        return readAudited(client, opening.abortSignal(signal), z.array(earlierVersion));
      },
    }),
    { enabled: isWanted },
  );
}
