import {
  ACCESS_PERMISSIONS,
  CHART_CATEGORIES,
  DELEGATE_SCOPES,
  DELEGATION_STATES,
  EMERGENCY_VERDICTS,
  REQUEST_STATES,
  SPECIALTIES,
} from '@telehealth/contracts';
import { z } from 'zod';
import { rowSchema } from '../rows/row-schema';
import { instant, textOrNone, uuid, whole } from '../rows/row-values';

const categories = z.array(z.enum(CHART_CATEGORIES));
const may = z.enum(ACCESS_PERMISSIONS);
const purpose = z.enum(['visit', 'ongoing_care', 'second_opinion', 'caring_for_me', 'emergency']);
export type WhyAllowed = z.output<typeof purpose>;

/** Somebody who can see a part of the caller's record now, or will once a visit is booked (`offered`). */
export const viewer = rowSchema<'who_can_see_me'>()({
  /** Which right it is, and with it what ends it. */
  kind: z.enum(['grant', 'delegation', 'break_glass']),
  id: uuid,
  state: z.enum(['offered', 'active']),
  personId: uuid,
  personName: z.string(),
  specialty: z.enum(SPECIALTIES).nullable(),
  categories,
  purpose,
  may,
  /** Null: until it is taken back. */
  until: instant.nullable(),
  since: instant,
  appointmentId: uuid.nullable(),
  scopes: z.array(z.enum(DELEGATE_SCOPES)).nullable(),
  /** Null: never. */
  lastLookedAt: instant.nullable(),
});
export type Viewer = z.output<typeof viewer>;

/** A specialist asked for access, or was asked about; the caller is on one side of it. */
export const accessRequest = rowSchema<'my_access_requests'>()({
  id: uuid,
  state: z.enum(REQUEST_STATES),
  viewerRole: z.enum(['patient', 'specialist']),
  counterpartId: uuid,
  counterpartName: z.string(),
  categories,
  purpose,
  may,
  message: z.string(),
  createdAt: instant,
  lapsesAt: instant,
  /** When the patient answered, or it was taken back; null before. */
  decidedAt: instant.nullable(),
});
export type AccessRequest = z.output<typeof accessRequest>;

/** Somebody who acts for a patient, or is invited to: the caller is one of the two. */
export const delegation = rowSchema<'my_delegations'>()({
  id: uuid,
  state: z.enum(DELEGATION_STATES),
  viewerRole: z.enum(['patient', 'delegate']),
  /** Empty while an invitation is open. */
  counterpartId: textOrNone,
  /** Empty while an invitation is open. */
  counterpartName: textOrNone,
  invitedEmail: textOrNone,
  scopes: z.array(z.enum(DELEGATE_SCOPES)),
  may,
  relationship: z.string(),
  until: instant.nullable(),
  offeredAt: instant,
  acceptedAt: instant.nullable(),
});
export type Delegation = z.output<typeof delegation>;

/** One time that somebody opened the caller's record in an emergency. */
export const emergency = rowSchema<'my_emergencies'>()({
  id: uuid,
  specialistName: z.string(),
  reason: z.string(),
  openedAt: instant,
  endedAt: instant,
  isOpen: z.boolean(),
  /** Parts that were then looked at; words of the log, not only those of categories. */
  categories: z.array(z.string()),
  reviewState: z.enum(EMERGENCY_VERDICTS),
  reviewDueAt: instant,
  reviewedAt: instant.nullable(),
  reviewNote: textOrNone,
  disputedAt: instant.nullable(),
  dispute: textOrNone,
  disputeAnswer: textOrNone,
  disputeAnsweredAt: instant.nullable(),
});
export type Emergency = z.output<typeof emergency>;

/** One line of the access log, as its patient reads it. */
export const logLine = rowSchema<'my_access_log'>()({
  id: uuid,
  seq: whole,
  at: instant,
  /** Of the patient's own zone, `yyyy-mm-dd`. */
  day: z.string(),
  actorId: uuid,
  /** Empty for oneself. */
  actorName: z.string(),
  actorRole: z.enum(['patient', 'delegate', 'specialist', 'operator', 'system', 'guest']),
  category: z.string(),
  action: z.enum(['view', 'add', 'change', 'download', 'export', 'emergency', 'review', 'wrong_passcode']),
  basis: z.enum(['self', 'delegation', 'grant', 'visit', 'break_glass', 'author', 'operator', 'law', 'link']),
  basisId: uuid.nullable(),
  purpose: purpose.nullable(),
  screen: z.string(),
  reportedAt: instant.nullable(),
  reportAnswer: textOrNone,
});
export type LogLine = z.output<typeof logLine>;

/** A row of one's own log as it can be recomputed: hashes in hexadecimal. */
export const chainLine = rowSchema<'my_access_log_chain'>()({
  seq: whole,
  fields: z.string(),
  prevHash: z.string(),
  hash: z.string(),
});
export type ChainLine = z.output<typeof chainLine>;

/** What the database says of the log, and of the copy that is kept outside of it. */
const verdictRow = rowSchema<'verify_access_log'>()({
  intact: z.boolean(),
  atSeq: whole.nullable(),
  checked: whole,
  anchoredSeq: whole.nullable(),
  outside: z.enum(['agrees', 'differs', 'unknown', 'away', 'cut', 'changed']),
  outsideAt: instant.nullable(),
});
export type LogVerdict = z.output<typeof verdictRow>;
export const logVerdict = z.tuple([verdictRow]).transform(([row]) => row);
