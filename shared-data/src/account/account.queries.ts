import { z } from 'zod';
import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import {
  type BackendQuery,
  type BackendQueryOptions,
  useBackendQuery,
  usePublicQuery,
} from '../client/use-backend-query';
import { type BeforeClosing, beforeClosing, type Consent, consent, type TermsText, termsText } from './account.schema';

export const accountKeys = {
  all: ['account'] as const,
  consents: (userId: string, locale: string) => ['account', 'consents', userId, locale] as const,
};

function myConsents({ client }: WithClient, userId: string, locale: string): BackendQueryOptions<Consent[]> {
  return {
    queryKey: accountKeys.consents(userId, locale),
    queryFn: ({ signal }) =>
      callBackend(client.rpc('my_consents', { p_locale: locale }).abortSignal(signal), z.array(consent)),
  };
}

/**
 * The newest text of each kind, in the person's language if available, with their decision.
 * @param locale e.g. `zu-ZA`
 */
export const useMyConsents = (locale: string): BackendQuery<Consent[]> =>
  useBackendQuery((backend, userId) => myConsents(backend, userId, locale));

/** One published text in full. Texts never change. */
export function useTermsText(termsId: string): BackendQuery<TermsText> {
  return useBackendQuery(({ client }) => ({
    queryKey: ['terms', termsId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      callBackend(
        client.from('terms_versions').select(termsText.columns).eq('id', termsId).abortSignal(signal).single(),
        termsText,
      ),
  }));
}

/** The current English text of a kind; null before one was published. Readable by everyone. */
export function usePublishedTerms(kind: Consent['kind']): BackendQuery<TermsText | null> {
  return usePublicQuery(({ client }) => ({
    queryKey: ['terms', 'published', kind],
    queryFn: ({ signal }) =>
      callBackend(
        client
          .from('terms_versions')
          .select(termsText.columns)
          .eq('kind', kind)
          .eq('locale', 'en')
          .is('retired_at', null)
          .abortSignal(signal)
          .maybeSingle(),
        termsText.nullable(),
      ),
  }));
}

/** Obstacles to closing the account, and what the law requires to be kept. Refetched each time it is shown. */
export function useBeforeClosing(): BackendQuery<BeforeClosing> {
  return useBackendQuery(({ client }, userId) => ({
    queryKey: [...accountKeys.all, 'closing', userId],
    staleTime: 0,
    queryFn: ({ signal }) => callBackend(client.rpc('before_closing').abortSignal(signal), beforeClosing),
  }));
}
