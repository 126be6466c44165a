import { z } from 'zod';
import { callBackend } from '../client/call-backend';
import { type BackendQuery, useBackendQuery } from '../client/use-backend-query';
import { rowSchema } from '../rows/row-schema';
import { instant, uuid } from '../rows/row-values';

/** A patient asks the signed-in author of an entry to correct it. */
export const askedCorrection = rowSchema<'correction_requests'>()({
  id: uuid,
  patientId: uuid,
  kind: z.enum([
    ...['patient_conditions', 'patient_allergies', 'patient_medications', 'observations', 'documents', 'notes'],
    'prescriptions',
  ] as const),
  rowId: uuid,
  wrong: z.string(),
  wanted: z.string(),
  createdAt: instant,
  /** The day by which an answer is due. */
  dueAt: instant,
});
export type AskedCorrection = z.output<typeof askedCorrection>;

export const correctionKeys = { all: ['asked corrections'] as const };

/** What the signed-in author has still to answer, the nearest day first. They may read it also where access has ended. */
export function useAskedCorrections(): BackendQuery<AskedCorrection[]> {
  return useBackendQuery(({ client }, userId) => ({
    queryKey: [...correctionKeys.all, userId],
    queryFn: ({ signal }) =>
      callBackend(
        client
          .from('correction_requests')
          .select(askedCorrection.columns)
          .eq('author_id', userId)
          .eq('state', 'open')
          .order('due_at')
          .abortSignal(signal),
        z.array(askedCorrection),
      ),
  }));
}
