import { callBackend } from '@telehealth/data/client/call-backend';
import { type BackendQuery, useBackendQuery } from '@telehealth/data/client/use-backend-query';
import { noteKeys } from '@telehealth/data/notes/note.queries';
import { type Note, note } from '@telehealth/data/notes/note.schema';
import { paymentKeys } from '@telehealth/data/payments/payment.queries';
import { type VisitCodes, visitCodes } from '@telehealth/data/payments/payment.schema';
import { z } from 'zod';

interface ThisVisit {
  appointmentId: string;
  patientId: string;
}

/** The note the caller signed last of this patient in another visit; null: none. Reading one's own writing is not logged. */
export function useLastNote({ appointmentId, patientId }: ThisVisit): BackendQuery<Note | null> {
  return useBackendQuery(({ client }, userId) => ({
    queryKey: [...noteKeys.all, 'last', patientId, appointmentId],
    queryFn: ({ signal }) =>
      callBackend(
        client
          .from('notes')
          .select(note.columns)
          .eq('patient_id', patientId)
          .eq('author_id', userId)
          .eq('state', 'signed')
          .eq('category', 'notes')
          .eq('chain_no', 0)
          .neq('appointment_id', appointmentId)
          .order('signed_at', { ascending: false })
          .limit(1)
          .abortSignal(signal),
        z.array(note).transform(([last]) => last ?? null),
      ),
  }));
}

/** The codes the caller gave last to another visit of this patient; null: none. */
export function useLastCodes({ appointmentId, patientId }: ThisVisit): BackendQuery<VisitCodes | null> {
  return useBackendQuery(({ client }, userId) => ({
    queryKey: [...paymentKeys.all, 'codes last', patientId, appointmentId],
    queryFn: ({ signal }) =>
      callBackend(
        client
          .from('visit_codes')
          .select(visitCodes.columns)
          .eq('patient_id', patientId)
          .eq('author_id', userId)
          .neq('appointment_id', appointmentId)
          .order('updated_at', { ascending: false })
          .limit(1)
          .abortSignal(signal),
        z.array(visitCodes).transform(([last]) => last ?? null),
      ),
  }));
}
