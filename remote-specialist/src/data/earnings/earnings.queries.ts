import { callBackend } from '@telehealth/data/client/call-backend';
import { type BackendQuery, useBackendQuery } from '@telehealth/data/client/use-backend-query';
import { type Earnings, earnings } from './earnings.schema';

/** @param month its first day, `yyyy-mm-dd`; null: this month */
export function useEarnings(month: string | null): BackendQuery<Earnings> {
  return useBackendQuery(({ client }, userId) => ({
    queryKey: ['earnings', month, userId],
    queryFn: ({ signal }) =>
      callBackend(client.rpc('my_earnings', month === null ? {} : { p_month: month }).abortSignal(signal), earnings),
  }));
}
