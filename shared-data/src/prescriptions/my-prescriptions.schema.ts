import { z } from 'zod';
import { answerSchema, column } from '../rows/row-schema';
import { instant, textOrNone, uuid, whole } from '../rows/row-values';

/** A calendar day, `yyyy-mm-dd`. */
const day = z.iso.date();

const medicine = answerSchema({
  id: uuid,
  medicine: z.string(),
  form: z.string(),
  strength: z.string(),
  quantity: whole,
  quantityWords: column('quantity_words', z.string()),
  schedule: whole,
  directions: z.string(),
  repeats: whole,
  /** Days that one supply lasts. */
  daysSupply: column('days_supply', whole),
  runsOutOn: column('runs_out_on', day),
  /** Taken on and on; else it is a course that ends. */
  ongoing: z.boolean(),
});
export type MyMedicine = z.output<typeof medicine>;

/** The newest request for more of a prescription. */
const renewal = answerSchema({
  id: uuid,
  state: z.enum(['requested', 'seen', 'decided', 'ready', 'withdrawn']),
  note: z.string(),
  requestedAt: column('requested_at', instant),
  seenAt: column('seen_at', instant.nullable()),
  decidedAt: column('decided_at', instant.nullable()),
  decision: z.enum(['approved', 'declined', 'visit_needed']).nullable(),
  /** Why, as the prescriber wrote it; empty where none is asked for. */
  reason: z.string(),
  readyAt: column('ready_at', instant.nullable()),
  newPrescriptionId: column('new_prescription_id', uuid.nullable()),
  /** When the step that is waited for counts as late; null once the loop is closed. */
  dueAt: column('due_at', instant.nullable()),
  /** When everybody who can do something was told that it is late. */
  escalatedAt: column('escalated_at', instant.nullable()),
  closedAt: column('closed_at', instant.nullable()),
});
export type Renewal = z.output<typeof renewal>;

/** Who prescribed for whom, as it was on the day: what regulation 33 asks of a script. */
const particulars = z.object({
  ...{ prescriberName: z.string(), qualification: z.string(), councilNumber: z.string(), practice: z.string() },
  ...{ patientName: z.string(), patientAddress: z.string(), patientBorn: day.nullish().default(null) },
  ...{ patientIdKind: z.string().nullish().default(null), patientIdNumber: z.string().nullish().default(null) },
});

/** A prescription as its patient reads it. */
const myPrescription = answerSchema({
  id: uuid,
  appointmentId: column('appointment_id', uuid),
  /** The prescription that this one renews. */
  renewsId: column('renews_id', uuid.nullable()),
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
  /** The day the first of its medicines runs out, all repeats taken. */
  runsOutOn: column('runs_out_on', day),
  /** Until that day, in the patient's own time zone; below zero once it is over. */
  daysLeft: column('days_left', whole),
  allergies: column('allergy_check', z.object({ result: z.enum(['clear', 'unknown', 'caution', 'conflict']) })),
  items: z.array(medicine),
  /** Null: nobody ever asked for more of it. */
  renewal: renewal.nullable(),
});
export type MyPrescription = z.output<typeof myPrescription>;
export const myPrescriptionList = z.array(myPrescription);
