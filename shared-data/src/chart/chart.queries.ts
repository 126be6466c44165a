import { useQueries } from '@tanstack/react-query';
import { CHART_CATEGORIES, type ChartCategory, type LookScreen } from '@telehealth/contracts/chart';
import { type AppError, isAppError } from '@telehealth/contracts/errors';
import type { Needs } from '@telehealth/contracts/schemas/practice';
import { useBackendState } from '@telehealth/contracts/session';
import { useEffect } from 'react';
import { z } from 'zod';
import type { BackendHandle } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { useBackend } from '../client/use-backend';
import { type BackendQuery, type BackendQueryOptions, useBackendQuery } from '../client/use-backend-query';
import { useLiveRefresh } from '../client/use-live-refresh';
import { useServerNow } from '../clock/use-server-now';
import { type AttachedTriage, readNeeds, readTriage } from '../visits/audited-reads.mutations';
import { lookAtChart } from './chart.calls';
import { type ChartEntry, type OpenEmergency, type OpenGrant, openEmergency, openGrant } from './chart.schema';
import { useLookScreen } from './look-screen';

export const chartKeys = {
  all: ['chart'] as const,
  ofPatient: (patientId: string) => ['chart', patientId] as const,
  category: (patientId: string, category: ChartCategory) => ['chart', patientId, category] as const,
  series: (patientId: string, category: string) => ['chart', patientId, category, 'series'] as const,
  grants: ['chart grants'] as const,
};
const GRANTS = [chartKeys.grants];
/** How long a chart stays cached while a specialist works on the visit, because reading again would add a line to the log. */
const KEPT_MS = 30 * 60_000;

interface Rights {
  grants: OpenGrant[];
  emergencies: OpenEmergency[];
}

/** The parts of a patient's chart now open to the caller. Querying rights is not logged. */
function useRights(patientId: string | null): BackendQuery<Rights> {
  useLiveRefresh((userId) => `access:${userId}`, 'access_changed', GRANTS);
  const asked = ({ client }: BackendHandle, userId: string) => ({
    queryKey: [...chartKeys.grants, patientId ?? ''],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const granted = client.rpc('rights_to_chart', { p_patient: patientId ?? '' }).abortSignal(signal);
      const broken = client
        .from('break_glass')
        .select(openEmergency.columns)
        .eq('patient_id', patientId ?? '')
        .eq('specialist_id', userId)
        .is('ended_at', null)
        .abortSignal(signal);
      const [grants, emergencies] = await Promise.all([
        callBackend(granted, z.array(openGrant)),
        callBackend(broken, z.array(openEmergency)),
      ]);
      return { grants, emergencies };
    },
    // After returning to the page nothing cached is shown, because access may have been revoked meanwhile.
    gcTime: 0,
  });
  return useBackendQuery(asked, { enabled: patientId !== null });
}

export interface OpenParts {
  /** Null while unknown. */
  categories: ReadonlySet<ChartCategory> | null;
  /** When the last current right ends; null: none is known, or it has no end. */
  until: Date | null;
  /** The grants in force. */
  grants: readonly OpenGrant[];
  /** The emergency access that opens the whole chart, if any. */
  emergency: OpenEmergency | null;
  query: BackendQuery<Rights>;
}

/**
 * The open parts of a chart, refreshed live: when access is revoked or ends, the data read is dropped at once.
 * @param patientId null: a person without a record here, of whom nothing can be open
 */
function useOpenParts(patientId: string | null): OpenParts {
  const query = useRights(patientId);
  const { queries } = useBackend();
  const { now } = useServerNow(30_000);
  const grants = query.data?.grants.filter(({ until }) => until === null || until > now) ?? [];
  const emergency = query.data?.emergencies.find(({ expiresAt }) => expiresAt > now) ?? null;
  const granted = emergency === null ? grants.flatMap(({ categories }) => categories) : CHART_CATEGORIES;
  const names = patientId === null ? [] : query.data && [...new Set(granted)].sort();
  const key = names?.join(' ');
  useEffect(() => {
    if (key === undefined || patientId === null) return;
    const still = key.split(' ');
    queries.removeQueries({
      queryKey: chartKeys.ofPatient(patientId),
      predicate: ({ queryKey }) => !still.includes(String(queryKey[2])),
    });
  }, [queries, patientId, key]);
  return { categories: names === undefined ? null : new Set(names), until: lastEnd(grants), grants, emergency, query };
}

function lastEnd(grants: readonly OpenGrant[]): Date | null {
  const ends = grants.map(({ until }) => until);
  if (ends.length === 0 || ends.includes(null)) return null;
  return new Date(Math.max(...ends.map((end) => end?.getTime() ?? 0)));
}

function categoryOf(
  backend: BackendHandle,
  about: { patientId: string; category: ChartCategory; screen: LookScreen },
): BackendQueryOptions<ChartEntry[] | null> {
  const { patientId, category } = about;
  return {
    queryKey: chartKeys.category(patientId, category),
    queryFn: async () => (await lookAtChart(backend, about)).of(category),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_MS,
  };
}

/** The symptom checks attached to a visit, fetched once for a screen, because each read adds a line to the log. */
export function useChecksOfVisit(appointmentId: string, isWanted: boolean): BackendQuery<AttachedTriage[]> {
  return useBackendQuery(
    (backend) => ({
      queryKey: [...chartKeys.all, 'checks', appointmentId],
      queryFn: () => readTriage(backend, appointmentId),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: KEPT_MS,
    }),
    { enabled: isWanted },
  );
}

/** The patient's accessibility needs for a coming visit, fetched once for a screen, as symptom checks are. */
export function useNeedsOfVisit(appointmentId: string, isWanted: boolean): BackendQuery<Needs> {
  return useBackendQuery(
    (backend) => ({
      queryKey: [...chartKeys.all, 'needs', appointmentId],
      queryFn: () => readNeeds(backend, appointmentId),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: KEPT_MS,
    }),
    { enabled: isWanted },
  );
}

export interface Chart extends OpenParts {
  /** Null: a person without a record here. */
  patientId: string | null;
  /** The entries read and still permitted, by category. */
  opened: ReadonlyMap<ChartCategory, readonly ChartEntry[]>;
  /** A wanted category is loading. */
  isLoading: boolean;
  error: AppError | null;
  retry: () => void;
}

/**
 * Reads parts of a patient's chart under the current rights. Wanted and open categories are read, which the patient's log
 * records; other categories appear only if read before. Revoked parts are gone at the next render.
 * @param patientId null: a person without a record here; nothing is requested
 * @param wanted a constant, or one that changes by a press
 */
export function useChart(patientId: string | null, wanted: readonly ChartCategory[]): Chart {
  const parts = useOpenParts(patientId);
  const backend = useBackend();
  const screen = useLookScreen();
  const isReady = useBackendState().status === 'ready';
  const isOpen = (category: ChartCategory) => parts.categories?.has(category) === true;
  const results = useQueries({
    queries: CHART_CATEGORIES.map((category) => ({
      ...categoryOf(backend, { patientId: patientId ?? '', category, screen }),
      enabled: patientId !== null && isReady && isOpen(category) && wanted.includes(category),
    })),
  });
  const opened = new Map<ChartCategory, readonly ChartEntry[]>();
  let failed: unknown = parts.query.error;
  let isLoading = parts.categories === null && parts.query.error === null;
  for (const [place, category] of CHART_CATEGORIES.entries()) {
    const result = results[place];
    if (result === undefined || !isOpen(category)) continue;
    if (result.data) opened.set(category, result.data);
    failed ??= result.error;
    isLoading ||= result.isLoading;
  }
  const retry = () => {
    if (parts.query.error !== null) parts.query.refetch();
    for (const { isError, refetch } of results) if (isError) void refetch();
  };
  const error = failed === null ? null : isAppError(failed) ? failed : { id: 'data.failed' as const, cause: failed };
  return { ...parts, patientId, opened, isLoading, error, retry };
}
