import { callBackend } from '@telehealth/data/client/call-backend';
import { type BackendQuery, useBackendQuery } from '@telehealth/data/client/use-backend-query';
import { paymentKeys } from '@telehealth/data/payments/payment.queries';
import { type InvoicesOfVisit, invoicesOfVisit } from './invoices.schema';

/** The invoice and credit notes of a paid visit, for its patient, who pays for them, and its specialist. */
export function useInvoices(appointmentId: string): BackendQuery<InvoicesOfVisit> {
  return useBackendQuery(({ client }) => ({
    queryKey: [...paymentKeys.all, 'invoices', appointmentId],
    queryFn: ({ signal }) =>
      callBackend(
        client.rpc('invoices_of_visit', { p_appointment: appointmentId }).abortSignal(signal),
        invoicesOfVisit,
      ),
  }));
}
