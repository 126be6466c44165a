import type { WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import { vatKeys } from './invoices.queries';

export interface VatRegistration {
  vatNumber: string;
  fromDay: string;
  /** Empty: on and on. */
  lastDay: string;
}

/** Says from when until when one charges VAT, or corrects it. Invoices that were made stay as they are. */
export function useSaveVat(): BackendMutation<VatRegistration, void> {
  return useBackendMutation(
    ({ client }: WithClient, { vatNumber, fromDay, lastDay }) =>
      callBackend(
        client.rpc('save_my_vat', {
          p_number: vatNumber,
          p_from: fromDay,
          ...(lastDay === '' ? {} : { p_last: lastDay }),
        }),
        acknowledged,
      ),
    { invalidates: [vatKeys.all] },
  );
}

/** Takes back a registration that no invoice names. */
export function useRemoveVat(): BackendMutation<void, void> {
  return useBackendMutation(({ client }: WithClient) => callBackend(client.rpc('remove_my_vat'), acknowledged), {
    invalidates: [vatKeys.all],
  });
}
