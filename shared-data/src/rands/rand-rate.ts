import { now } from '@telehealth/contracts/clock';
import { viewerTimeZone } from '@telehealth/contracts/formatting';
import type { Arrival } from '@telehealth/contracts/shell';
import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { type BackendQueryOptions, sendPublicQuery, usePublicQuery } from '../client/use-backend-query';
import { amount, plainRow, text, whole } from '../rows/plain-rows';
import { isInSouthAfrica, isShownStill, type RandRate } from './rand-words';

const HOUR_MS = 3_600_000;

/** The last published rate, which two operators confirmed. */
export interface PublishedRate {
  version: number;
  perDollar: number;
  /** `yyyy-mm-dd`. */
  dated: string;
  source: string;
}

const publishedRate = plainRow<'exchange_rates'>()({ version: whole, perDollar: amount, dated: text, source: text });

/** The current rate; null when none is published. It changes at most once a day, so it is cached for an hour. */
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
 * The rate for showing rands; null outside South Africa, while loading, without a rate, and once it is too old. A page with
 * prices calls it first, so that rate and prices arrive together and the layout does not shift.
 */
export function useRandRate(): RandRate | null {
  const isThere = isInSouthAfrica(viewerTimeZone());
  const { data } = usePublicQuery(randRate, { enabled: isThere });
  return isThere && data && isShownStill(data, now()) ? data : null;
}

/** Requests the rate before the page with the prices renders. */
export function sendRandRate(arrival: Pick<Arrival, 'backend' | 'userId'>): void {
  if (isInSouthAfrica(viewerTimeZone())) sendPublicQuery(arrival, randRate);
}
