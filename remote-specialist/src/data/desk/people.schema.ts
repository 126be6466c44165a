import { RELATIONS } from '@telehealth/contracts/people';
import { AUTHORITY_PAPERS, AUTHORITY_STATES } from '@telehealth/data/people/authority';
import { column, rowSchema } from '@telehealth/data/rows/row-schema';
import { fileType, instant, textOrNone, uuid, whole } from '@telehealth/data/rows/row-values';
import { z } from 'zod';
import { DEATH_PROOFS } from './ends';

/** To whom the record of somebody who has died was given. */
const release = z.object({ at: instant, executor: z.string(), letterNumber: z.string() });

/** A report that a patient has died: what was said and seen, and what became of it. Nothing of the record. */
export const death = rowSchema<'deaths_at_desk'>()({
  id: uuid,
  patientId: uuid,
  name: z.string(),
  dateOfBirth: z.string(),
  diedOn: z.string(),
  state: z.enum(['reported', 'confirmed', 'rejected', 'undone']),
  reportedByName: z.string(),
  reportedAs: z.enum(['specialist', 'operator']),
  reportedAt: instant,
  note: z.string(),
  proof: z.enum(DEATH_PROOFS).nullable(),
  proofNumber: textOrNone,
  decidedByName: textOrNone,
  decidedAt: instant.nullable(),
  /** Why it was not confirmed, or taken back. */
  reason: z.string(),
  undoneAt: instant.nullable(),
  /** Null: it is not confirmed. */
  undoUntil: instant.nullable(),
  /** Visits that were called off because of it. */
  calledOff: whole,
  /** Visits that would be. */
  visitsAhead: whole,
  /** Until when the law keeps the record, `yyyy-mm-dd`. */
  keptUntil: z.string().nullable(),
  releases: z.array(release),
});
export type Death = z.output<typeof death>;

/** A person as an operator tells them from others. */
export const foundPerson = rowSchema<'find_people'>()({
  id: uuid,
  name: z.string(),
  dateOfBirth: z.string(),
  idKind: z.string().nullable(),
  /** The last four signs of the identity number. */
  idEnding: z.string().nullable(),
  since: instant,
  visits: whole,
  visitsAhead: whole,
  /** `yyyy-mm-dd`; null: alive, as far as is known. */
  diedOn: z.string().nullable(),
  /** Until when a record that its guardian closed can be opened again; null: it is open. */
  reopenUntil: instant.nullable(),
});
export type FoundPerson = z.output<typeof foundPerson>;

/** Two records that were marked as of one person. */
export const mergedPair = rowSchema<'merged_at_desk'>()({
  id: uuid,
  keptName: z.string(),
  foldedName: z.string(),
  dateOfBirth: z.string(),
  reason: z.string(),
  markedByName: z.string(),
  markedAt: instant,
  undoUntil: instant,
  /** Null: they count as one person. */
  undoneAt: instant.nullable(),
  undoReason: z.string(),
  /** Visits ahead in the record that is not kept. */
  visitsAhead: whole,
});
export type MergedPair = z.output<typeof mergedPair>;

/** Who acts for a person without being asked by them. */
export const guardian = rowSchema<'guardians_of'>()({
  delegationId: uuid,
  name: z.string(),
  basis: z.enum(['guardian', 'carer']),
  since: instant,
  /** What they sent to prove their right; null: nothing. */
  paper: z.object({ state: z.enum(AUTHORITY_STATES), proof: z.enum(AUTHORITY_PAPERS).nullish() }).nullable(),
});
export type Guardian = z.output<typeof guardian>;

/** A paper by which a guardian or carer proves their right, and what an operator said of it. */
export const authorityPaper = rowSchema<'authority_papers'>()({
  id: uuid,
  personName: z.string(),
  dateOfBirth: z.string(),
  senderName: z.string(),
  basis: z.enum(['guardian', 'carer']),
  /** What the person is to the sender. */
  relation: z.enum(RELATIONS),
  since: instant,
  /** Who else looks after the person. */
  others: z.array(z.string()),
  title: z.string(),
  type: column('mime_type', fileType),
  /** In bytes. */
  size: column('size_bytes', whole),
  sentAt: instant,
  /** When the signed-in operator last opened it; null: not yet, so they cannot decide. */
  openedAt: instant.nullable(),
  /** Null: it waits. */
  verdict: z.enum(['confirmed', 'refused']).nullable(),
  proof: z.enum(AUTHORITY_PAPERS).nullable(),
  reason: textOrNone,
  decidedByName: textOrNone,
  decidedAt: instant.nullable(),
});
export type PaperToCheck = z.output<typeof authorityPaper>;
