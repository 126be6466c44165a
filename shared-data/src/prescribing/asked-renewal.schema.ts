import { z } from 'zod';
import { rowSchema } from '../rows/row-schema';
import { instant, uuid } from '../rows/row-values';
import { draftItem } from './own-prescription.schema';

/** A request for more of a medicine as the prescriber has it. */
export const renewalRequest = rowSchema<'renewal_requests'>()({
  id: uuid,
  prescriptionId: uuid,
  state: z.enum(['requested', 'seen', 'decided', 'ready', 'withdrawn']),
  /** In the patient's words. */
  note: z.string(),
  requestedAt: instant,
  seenAt: instant.nullable(),
  decidedAt: instant.nullable(),
  decision: z.enum(['approved', 'declined', 'visit_needed']).nullable(),
  newPrescriptionId: uuid.nullable(),
  /** When silence counts as too long; null once the loop is closed. */
  dueAt: instant.nullable(),
  closedAt: instant.nullable(),
});

/** Of the prescription that more is asked of: whose it is and what stands on it. */
export const renewedPrescription = rowSchema<'prescriptions'>()({
  id: uuid,
  appointmentId: uuid,
  issuedAt: instant.nullable(),
  runsOutOn: z.iso.date().nullable(),
  draftItems: z.array(draftItem),
  particulars: z.object({ patientName: z.string() }).nullable(),
});

/** A request with the prescription it asks more of. */
export interface AskedRenewal extends z.output<typeof renewalRequest> {
  prescription: z.output<typeof renewedPrescription>;
}
