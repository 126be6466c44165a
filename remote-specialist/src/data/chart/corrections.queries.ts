import { callBackend } from '@telehealth/data/client/call-backend';
import { type BackendQuery, useBackendQuery } from '@telehealth/data/client/use-backend-query';
import { rowSchema } from '@telehealth/data/rows/row-schema';
import { instant, uuid } from '@telehealth/data/rows/row-values';
import { z } from 'zod';

/** A patient's correction request to the signed-in author. */
export const askedCorrection = rowSchema<'correction_requests'>()({
  id: uuid,
  patientId: uuid,
  kind: z.enum([
    ...[
      'patient_conditions',
      'patient_allergies',
      'patient_medications',
      'patient_vaccinations',
      'observations',
      'documents',
      'notes',
    ],
    'prescriptions',
  ] as const),
  rowId: uuid,
  wrong: z.string(),
  wanted: z.string(),
  createdAt: instant,
  dueAt: instant,
});
export type AskedCorrection = z.output<typeof askedCorrection>;

export const correctionKeys = { all: ['asked corrections'] as const };

/** The open correction requests to the signed-in author, nearest deadline first. Readable also after access has ended. */
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
