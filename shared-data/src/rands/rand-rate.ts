import { type Arrival, now, viewerTimeZone } from '@telehealth/contracts';
import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { type BackendQueryOptions, sendPublicQuery, usePublicQuery } from '../client/use-backend-query';
import { amount, plainRow, text, whole } from '../rows/plain-rows';
import { isInSouthAfrica, isShownStill, type RandRate } from './rand-words';

const HOUR_MS = 3_600_000;

/** The rate that two operators published last. */
export interface PublishedRate {
  version: number;
  perDollar: number;
  /** `yyyy-mm-dd`. */
  dated: string;
  source: string;
}

const publishedRate = plainRow<'exchange_rates'>()(
  (column): PublishedRate => ({
    version: column('version', whole),
    perDollar: column('per_dollar', amount),
    dated: column('dated', text),
    source: column('source', text),
  }),
);

/** The current rate; null when none is published. It changes once a day at most, so it is kept for an hour. */
export const randRate = ({ client }: WithClient): BackendQueryOptions<PublishedRate | null> => ({
  queryKey: ['rands'],
  staleTime: HOUR_MS,
  gcTime: 24 * HOUR_MS,
  queryFn: ({ signal }) =>
    callBackend(
      client
        .from('exchange_rates')
        .select('version, per_dollar, dated, source')
        .eq('currency', 'ZAR')
        .is('retired_at', null)
        .abortSignal(signal)
        .maybeSingle(),
      publishedRate,
    ),
});

/**
 * The rate to show rands by; null where nobody expects rands, before it is known, without one, and once it is too old.
 * A page that shows prices calls it first of all, so that the rate comes with the prices and moves nothing later.
 */
export function useRandRate(): RandRate | null {
  const isThere = isInSouthAfrica(viewerTimeZone());
  const { data } = usePublicQuery(randRate, { enabled: isThere });
  return isThere && data && isShownStill(data, now()) ? data : null;
}

/** Asks for the rate before the page with the prices is drawn. */
export function sendRandRate(arrival: Pick<Arrival, 'backend' | 'userId'>): void {
  if (isInSouthAfrica(viewerTimeZone())) sendPublicQuery(arrival, randRate);
}
