import { z } from 'zod';
import { callBackend } from '../client/call-backend';
import { type BackendQuery, useBackendQuery } from '../client/use-backend-query';
import { type PublishedRate, randRate } from '../rands/rand-rate';
import { deskKeys } from './desk.queries';
import {
  type Publication,
  type PublishedNumber,
  type PublishedRules,
  type PublishedText,
  publication,
  publishedNumber,
  publishedRules,
  publishedText,
} from './publishing.schema';

/** What waits for a second word, then what was decided within 90 days. */
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

/** The numbers of a country that people read now, the whole country's first. @param country two letters */
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

/** What people are shown rands by; null before the first rate. */
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
