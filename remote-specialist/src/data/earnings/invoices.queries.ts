import { callBackend } from '@telehealth/data/client/call-backend';
import { type BackendQuery, useBackendQuery } from '@telehealth/data/client/use-backend-query';
import { type InvoiceMonth, invoiceMonth, type OwnVat, ownVat } from './invoices.schema';

export const vatKeys = { all: ['vat'] as const };

/** @param month its first day, `yyyy-mm-dd`; null: this month */
export function useInvoiceMonth(month: string | null): BackendQuery<InvoiceMonth> {
  return useBackendQuery(({ client }, userId) => ({
    queryKey: ['invoices', month, userId],
    queryFn: ({ signal }) =>
      callBackend(
        client.rpc('my_invoices', month === null ? {} : { p_month: month }).abortSignal(signal),
        invoiceMonth,
      ),
  }));
}

export function useOwnVat(): BackendQuery<OwnVat> {
  return useBackendQuery(({ client }, userId) => ({
    queryKey: [...vatKeys.all, userId],
    queryFn: ({ signal }) => callBackend(client.rpc('my_vat').abortSignal(signal), ownVat),
  }));
}
