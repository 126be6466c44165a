import type { ChartCategory } from '@telehealth/contracts/chart';
import { TEST_CATEGORIES } from '@telehealth/contracts/schemas/letter';
import { z } from 'zod';
import { appointmentKeys } from '../appointments/appointment.queries';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { type BackendQuery, useBackendQuery } from '../client/use-backend-query';
import { recordKeys } from '../records/own-record.queries';
import { rowSchema } from '../rows/row-schema';
import { instant, uuid } from '../rows/row-values';
import { chartKeys } from './chart.queries';
import { useLookScreen } from './look-screen';

/** An order of tests to which results are filed. */
export const testOrder = rowSchema<'letters'>()({
  id: uuid,
  body: z.object({ category: z.enum(TEST_CATEGORIES), tests: z.array(z.string()) }),
  particulars: z.object({ authorName: z.string() }),
  issuedAt: instant,
  /** When the newest result came; null: none did. */
  resultAt: instant.nullable(),
});
export type TestOrder = z.output<typeof testOrder>;

/** Below the keys of visit details, as letters are. */
export const testOrderKeys = { all: [...appointmentKeys.all, 'details', 'letters', 'orders'] as const };
const MOST = 50;

/**
 * Orders that are not taken back, open ones first: of a patient, those the caller wrote; of oneself, all.
 * @param patientId null: oneself
 */
export function useTestOrders(patientId: string | null): BackendQuery<TestOrder[]> {
  return useBackendQuery(({ client }, userId) => ({
    queryKey: [...testOrderKeys.all, patientId ?? userId],
    queryFn: ({ signal }) =>
      callBackend(
        client
          .from('letters')
          .select(testOrder.columns)
          .eq('patient_id', patientId ?? userId)
          .eq('kind', 'test_request')
          .is('withdrawn_at', null)
          .order('result_at', { ascending: false, nullsFirst: true })
          .order('issued_at', { ascending: false })
          .limit(MOST)
          .abortSignal(signal),
        z.array(testOrder),
      ),
  }));
}

/** Whose chart is read again after a change; null: the own record. */
export type FiledPart = { patientId: string; category: ChartCategory } | null;

export interface FiledResult {
  documentId: string;
  /** Null: to none any more. */
  orderId: string | null;
}

/** Files a result to an order of tests. */
export function useFileResult(part: FiledPart): BackendMutation<FiledResult, void> {
  const screen = useLookScreen();
  return useBackendMutation(
    ({ client }: WithClient, { documentId, orderId }: FiledResult) =>
      callBackend(
        client.rpc('file_result', {
          p_document: documentId,
          ...(orderId !== null && { p_order: orderId }),
          p_screen: screen,
        }),
        acknowledged,
      ),
    {
      invalidates: [
        part === null ? recordKeys.all : chartKeys.category(part.patientId, part.category),
        [...appointmentKeys.all, 'details', 'letters'],
      ],
    },
  );
}
