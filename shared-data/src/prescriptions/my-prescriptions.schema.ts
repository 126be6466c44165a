import { z } from 'zod';
import { medicineReview } from '../chart/chart.schema';
import { paperState } from '../papers/paper.schema';
import { answerSchema, column } from '../rows/row-schema';
import { instant, textOrNone, uuid, whole } from '../rows/row-values';

/** A calendar day, `yyyy-mm-dd`. */
const day = z.iso.date();

const medicine = answerSchema({
  id: uuid,
  position: whole,
  medicine: z.string(),
  form: z.string(),
  strength: z.string(),
  quantity: whole,
  quantityWords: column('quantity_words', z.string()),
  schedule: whole,
  directions: z.string(),
  repeats: whole,
  daysSupply: column('days_supply', whole),
  runsOutOn: column('runs_out_on', day),
  /** A long-term medicine; else a course that ends. */
  ongoing: z.boolean(),
});

/** The newest renewal request of a prescription. */
const renewal = answerSchema({
  id: uuid,
  state: z.enum(['requested', 'seen', 'decided', 'ready', 'withdrawn']),
  note: z.string(),
  requestedAt: column('requested_at', instant),
  seenAt: column('seen_at', instant.nullable()),
  decidedAt: column('decided_at', instant.nullable()),
  decision: z.enum(['approved', 'declined', 'visit_needed']).nullable(),
  /** The prescriber's reason; empty where none is required. */
  reason: z.string(),
  readyAt: column('ready_at', instant.nullable()),
  newPrescriptionId: column('new_prescription_id', uuid.nullable()),
  /** When the awaited step becomes late; null once the request is closed. */
  dueAt: column('due_at', instant.nullable()),
  /** When everyone who can act was notified that it is late. */
  escalatedAt: column('escalated_at', instant.nullable()),
  closedAt: column('closed_at', instant.nullable()),
});
export type Renewal = z.output<typeof renewal>;

/** Prescriber and patient as they were on the day: the particulars that regulation 33 requires of a prescription. */
const particulars = z.object({
  prescriberName: z.string(),
  qualification: z.string(),
  councilNumber: z.string(),
  practice: z.string(),
  patientName: z.string(),
  patientAddress: z.string(),
  patientBorn: day.nullish().default(null),
  patientIdKind: z.string().nullish().default(null),
  patientIdNumber: z.string().nullish().default(null),
});

const myPrescription = answerSchema({
  id: uuid,
  appointmentId: column('appointment_id', uuid),
  renewsId: column('renews_id', uuid.nullable()),
  replacesId: column('replaces_id', uuid.nullable().default(null)),
  prescriberId: column('prescriber_id', uuid),
  status: z.enum(['active', 'on_hold', 'completed', 'stopped', 'cancelled', 'entered_in_error']),
  statusReason: column('status_reason', textOrNone),
  prescriberName: column('prescriber_name', z.string()),
  /** For the pharmacist, in groups of four. */
  code: z.string(),
  particulars,
  createdAt: column('created_at', instant),
  issuedAt: column('issued_at', instant),
  updatedAt: column('updated_at', instant),
  /** The day the first of its medicines runs out, with all repeats dispensed. */
  runsOutOn: column('runs_out_on', day),
  /** Days until then, in the patient's own time zone; negative once it is over. */
  daysLeft: column('days_left', whole),
  allergies: column('allergy_check', z.object({ result: z.enum(['clear', 'unknown', 'caution', 'conflict']) })),
  items: z.array(medicine),
  /** What a clinician said last of each medicine when they went through them. */
  reviews: z.array(medicineReview).default([]),
  /** When the one was issued whose place it took, and what was wrong with that; null: it is no correction. */
  replaces: answerSchema({ issuedAt: column('issued_at', instant), reason: z.string() })
    .nullable()
    .default(null),
  /** When another one took its place; null: none did. */
  replacedAt: column('replaced_at', instant.nullable().default(null)),
  /** How it is signed, and what was dispensed on it. */
  paper: paperState,
  /** Null: no renewal was ever requested. */
  renewal: renewal.nullable(),
});
export type MyPrescription = z.output<typeof myPrescription>;
export const myPrescriptionList = z.array(myPrescription);
