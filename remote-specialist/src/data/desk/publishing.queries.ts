import { callBackend } from '@telehealth/data/client/call-backend';
import { type BackendQuery, useBackendQuery } from '@telehealth/data/client/use-backend-query';
import { type PublishedRate, randRate } from '@telehealth/data/rands/rand-rate';
import { z } from 'zod';
import { deskKeys } from './desk.queries';
import {
  type MedicineList,
  medicineList,
  type Publication,
  type PublishedNumber,
  type PublishedRules,
  type PublishedText,
  publication,
  publishedNumber,
  publishedRules,
  publishedText,
  type RestoredLogs,
  restoredLogs,
  type WrongCheck,
  wrongCheck,
} from './publishing.schema';

/** Proposals that wait for a second operator, then those decided within 90 days. */
export function usePublications(): BackendQuery<Publication[]> {
  return useBackendQuery(
    ({ client }, userId) => ({
      queryKey: deskKeys.of('publications', userId),
      queryFn: ({ signal }) =>
        callBackend(client.rpc('publications_to_decide').abortSignal(signal), z.array(publication)),
    }),
    { pollMs: 60_000 },
  );
}

/** The medicine list in force. */
export function useMedicineList(): BackendQuery<MedicineList> {
  return useBackendQuery(({ client }, userId) => ({
    queryKey: deskKeys.of('medicine list', userId),
    queryFn: ({ signal }) => callBackend(client.rpc('medicine_list').abortSignal(signal), medicineList),
  }));
}

/**
 * A country's published emergency numbers, national ones first.
 * @param country two letters
 */
export function usePublishedNumbers(country: string): BackendQuery<PublishedNumber[]> {
  return useBackendQuery(({ client }, userId) => ({
    queryKey: deskKeys.of(`numbers ${country}`, userId),
    queryFn: ({ signal }) =>
      callBackend(
        client
          .from('emergency_numbers')
          .select(publishedNumber.columns)
          .eq('country', country)
          .is('retired_at', null)
          .order('region')
          .order('position')
          .abortSignal(signal),
        z.array(publishedNumber),
      ),
  }));
}

export function usePublishedTexts(): BackendQuery<PublishedText[]> {
  return useBackendQuery(({ client }, userId) => ({
    queryKey: deskKeys.of('texts', userId),
    queryFn: ({ signal }) =>
      callBackend(
        client
          .from('terms_versions')
          .select(publishedText.columns)
          .is('retired_at', null)
          .order('kind')
          .order('locale')
          .abortSignal(signal),
        z.array(publishedText),
      ),
  }));
}

/** The published rand rate; null before the first. */
export function usePublishedRate(settings: { enabled?: boolean } = {}): BackendQuery<PublishedRate | null> {
  return useBackendQuery(
    (backend, userId) => ({ ...randRate(backend), queryKey: deskKeys.of('rate', userId), staleTime: 0 }),
    settings,
  );
}

export function usePublishedRules(): BackendQuery<PublishedRules[]> {
  return useBackendQuery(({ client }, userId) => ({
    queryKey: deskKeys.of('rules', userId),
    queryFn: ({ signal }) =>
      callBackend(
        client
          .from('triage_rulesets')
          .select(publishedRules.columns)
          .is('retired_at', null)
          .order('language')
          .abortSignal(signal),
        z.array(publishedRules),
      ),
  }));
}

export function useRestoredLogs(): BackendQuery<RestoredLogs> {
  return useBackendQuery(({ client }, userId) => ({
    queryKey: deskKeys.of('restored logs', userId),
    queryFn: ({ signal }) => callBackend(client.rpc('restored_logs').abortSignal(signal), restoredLogs),
  }));
}

/** What people said was wrong; what nobody has looked at first. */
export function useWrongChecks(): BackendQuery<WrongCheck[]> {
  return useBackendQuery(
    ({ client }, userId) => ({
      queryKey: deskKeys.of('wrong checks', userId),
      queryFn: ({ signal }) => callBackend(client.rpc('wrong_checks').abortSignal(signal), z.array(wrongCheck)),
    }),
    { pollMs: 60_000 },
  );
}
