import { now } from '@telehealth/contracts/clock';
import { z } from 'zod';
import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { type BackendQuery, type BackendQueryOptions, useBackendQuery } from '../client/use-backend-query';
import { rowSchema } from '../rows/row-schema';
import { instant } from '../rows/row-values';
import { newestVersions, type OwnReading } from './own-reading';
import { measuredPerson, type ReadingType, readingType, readingVersion } from './reading.schema';

export const readingKeys = {
  all: ['readings'] as const,
  of: (part: string, userId: string) => ['readings', part, userId] as const,
};
const types = z.array(readingType);
const versions = z.array(readingVersion);
/** The most rows that the database returns at once. */
export const MOST_READINGS = 1000;
const YEAR_MS = 365.2425 * 86_400_000;

/** Every kind of measurement that the database accepts. */
export function useReadingTypes(): BackendQuery<ReadingType[]> {
  return useBackendQuery<ReadingType[]>(({ client }, userId) => ({
    queryKey: ['reading types', userId],
    queryFn: ({ signal }) =>
      callBackend(client.from('observation_types').select(readingType.columns).abortSignal(signal), types),
    staleTime: Number.POSITIVE_INFINITY,
  }));
}

/** The signed-in person's measurements of one kind, including struck ones, newest first; at most `MOST_READINGS`. */
function myReadings({ client }: WithClient, userId: string, code: string): BackendQueryOptions<OwnReading[]> {
  return {
    queryKey: [...readingKeys.of('kind', userId), code],
    queryFn: async ({ signal }) => {
      const asked = client
        .from('observations')
        .select(readingVersion.columns)
        .eq('patient_id', userId)
        .eq('code', code)
        .order('taken_at', { ascending: false })
        .limit(MOST_READINGS);
      return newestVersions(await callBackend(asked.abortSignal(signal), versions));
    },
  };
}
export const useMyReadings = (code: string): BackendQuery<OwnReading[]> =>
  useBackendQuery((backend, userId) => myReadings(backend, userId, code));

/** The newest measurement of each kind, the kind measured last first. */
export function useMyLatestReadings(): BackendQuery<OwnReading[]> {
  return useBackendQuery<OwnReading[]>(({ client }, userId) => ({
    queryKey: readingKeys.of('latest', userId),
    queryFn: async ({ signal }) =>
      newestVersions(await callBackend(client.rpc('my_latest_readings').abortSignal(signal), versions)),
  }));
}

/** The patient, as far as the triage rules need them. */
export interface MeasuredPerson {
  /** In years, with decimals; undefined while unknown. */
  age?: number;
  sex?: 'female' | 'male';
  /** `yyyy-mm-dd`. */
  birthDate?: string;
}

export function useMeasuredPerson(): BackendQuery<MeasuredPerson> {
  return useBackendQuery<MeasuredPerson>((backend, userId) => ({
    queryKey: ['measured person', userId],
    queryFn: ({ signal }) => measuredPersonOf(backend, userId, signal),
    staleTime: Number.POSITIVE_INFINITY,
  }));
}

/** Returns what the rules may know about the signed-in person. */
export async function measuredPersonOf(
  { client }: WithClient,
  userId: string,
  signal: AbortSignal,
): Promise<MeasuredPerson> {
  const asked = client.from('patients').select(measuredPerson.columns).eq('profile_id', userId);
  const [row] = await callBackend(asked.abortSignal(signal), z.array(measuredPerson));
  return row === undefined ? {} : personOf(row, now());
}

/** @param at when it was measured */
export function personOf({ dateOfBirth, gender }: z.output<typeof measuredPerson>, at: Date): MeasuredPerson {
  const age = (at.getTime() - Date.parse(dateOfBirth)) / YEAR_MS;
  return {
    birthDate: dateOfBirth,
    ...(Number.isFinite(age) && age >= 0 ? { age } : {}),
    ...(gender === 'female' || gender === 'male' ? { sex: gender } : {}),
  };
}

const moment = rowSchema<'observations'>()({ takenAt: instant, value: z.number(), secondValue: z.number().nullable() });

export type Moment = z.output<typeof moment>;

/** Returns all versions of one kind in a period of the signed-in person's own record, page by page. */
export async function momentsOf(
  { client }: WithClient,
  { code, from, until }: { code: string; from: Date; until: Date },
): Promise<Moment[]> {
  const found: Moment[] = [];
  for (;;) {
    const page = await callBackend(
      client
        .from('observations')
        .select(moment.columns)
        .eq('code', code)
        .gte('taken_at', from.toISOString())
        .lte('taken_at', until.toISOString())
        .order('taken_at')
        .order('id')
        .range(found.length, found.length + MOST_READINGS - 1),
      z.array(moment),
    );
    found.push(...page);
    if (page.length < MOST_READINGS) return found;
  }
}
