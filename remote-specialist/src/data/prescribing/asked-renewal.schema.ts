import { draftItem } from '@telehealth/data/prescribing/own-prescription.schema';
import { rowSchema } from '@telehealth/data/rows/row-schema';
import { instant, uuid } from '@telehealth/data/rows/row-values';
import { z } from 'zod';

/** A renewal request as the prescriber sees it. */
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
  /** When an answer becomes late; null once the request is closed. */
  dueAt: instant.nullable(),
  closedAt: instant.nullable(),
});

/** The prescription to renew: its patient and its medicines. */
export const renewedPrescription = rowSchema<'prescriptions'>()({
  id: uuid,
  appointmentId: uuid,
  issuedAt: instant.nullable(),
  runsOutOn: z.iso.date().nullable(),
  draftItems: z.array(draftItem),
  particulars: z.object({ patientName: z.string() }).nullable(),
});

/** A renewal request with its prescription. */
export interface AskedRenewal extends z.output<typeof renewalRequest> {
  prescription: z.output<typeof renewedPrescription>;
}
