import {
  ACCESS_PERMISSIONS,
  CHART_CATEGORIES,
  DELEGATION_STATES,
  EMERGENCY_VERDICTS,
  GRANT_PERMISSIONS,
  REQUEST_STATES,
} from '@telehealth/contracts/chart';
import { ACTING_SCOPES, SPECIALTIES } from '@telehealth/contracts/people';
import { z } from 'zod';
import { rowSchema } from '../rows/row-schema';
import { instant, textOrNone, uuid, whole } from '../rows/row-values';

const categories = z.array(z.enum(CHART_CATEGORIES));
/** What an invitation may give, and `manage`: looking after the whole record, which nobody is invited to. */
const scope = z.enum(ACTING_SCOPES);
const may = z.enum(ACCESS_PERMISSIONS);
const granted = z.enum(GRANT_PERMISSIONS);
const purpose = z.enum(['visit', 'ongoing_care', 'second_opinion', 'caring_for_me', 'emergency']);
export type WhyAllowed = z.output<typeof purpose>;

/** A person who can see a part of the caller's record now, or will once a visit is booked (`offered`). */
export const viewer = rowSchema<'who_can_see_me'>()({
  /** The kind of right, which decides how it ends. */
  kind: z.enum(['grant', 'delegation', 'break_glass']),
  id: uuid,
  state: z.enum(['offered', 'active']),
  personId: uuid,
  personName: z.string(),
  specialty: z.enum(SPECIALTIES).nullable(),
  categories,
  purpose,
  may: granted,
  /** Null: until it is revoked. */
  until: instant.nullable(),
  since: instant,
  appointmentId: uuid.nullable(),
  scopes: z.array(scope).nullable(),
  /** Null: never. */
  lastLookedAt: instant.nullable(),
});
export type Viewer = z.output<typeof viewer>;

/** A specialist's access request; the caller is the specialist or the patient. */
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
  /** When the patient answered or the specialist withdrew it; null before. */
  decidedAt: instant.nullable(),
});
export type AccessRequest = z.output<typeof accessRequest>;

/** A delegation or an invitation to one; the caller is the patient or the delegate. */
export const delegation = rowSchema<'my_delegations'>()({
  id: uuid,
  state: z.enum(DELEGATION_STATES),
  viewerRole: z.enum(['patient', 'delegate']),
  /** Empty while an invitation is open. */
  counterpartId: textOrNone,
  /** Empty while an invitation is open. */
  counterpartName: textOrNone,
  invitedEmail: textOrNone,
  scopes: z.array(scope),
  may,
  relationship: z.string(),
  /** invited: by the patient; guardian or carer: of somebody who has, or had, no sign-in. */
  basis: z.enum(['invited', 'guardian', 'carer']),
  until: instant.nullable(),
  offeredAt: instant,
  acceptedAt: instant.nullable(),
});
export type Delegation = z.output<typeof delegation>;

export const emergency = rowSchema<'my_emergencies'>()({
  id: uuid,
  specialistName: z.string(),
  reason: z.string(),
  openedAt: instant,
  endedAt: instant,
  isOpen: z.boolean(),
  /** The parts then read, in the log's words, which include more than the categories. */
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

/** One line of the access log as its patient reads it. */
export const logLine = rowSchema<'my_access_log'>()({
  id: uuid,
  seq: whole,
  at: instant,
  /** In the patient's own zone, `yyyy-mm-dd`. */
  day: z.string(),
  actorId: uuid,
  /** Empty for the patient themselves. */
  actorName: z.string(),
  actorRole: z.enum(['patient', 'delegate', 'specialist', 'operator', 'system', 'guest', 'staff']),
  category: z.string(),
  action: z.enum(['view', 'add', 'change', 'download', 'export', 'emergency', 'review', 'wrong_passcode']),
  basis: z.enum([
    'self',
    'delegation',
    'grant',
    'visit',
    'break_glass',
    'author',
    'operator',
    'law',
    'link',
    'practice',
  ]),
  basisId: uuid.nullable(),
  purpose: purpose.nullable(),
  screen: z.string(),
  reportedAt: instant.nullable(),
  reportAnswer: textOrNone,
});
export type LogLine = z.output<typeof logLine>;

/** A row of one's own log for recomputing its hash chain: hashes in hexadecimal. */
export const chainLine = rowSchema<'my_access_log_chain'>()({
  seq: whole,
  fields: z.string(),
  prevHash: z.string(),
  hash: z.string(),
});
export type ChainLine = z.output<typeof chainLine>;

/** The database's check of the log and of its copy outside the database. */
const verdictRow = rowSchema<'verify_access_log'>()({
  intact: z.boolean(),
  atSeq: whole.nullable(),
  checked: whole,
  anchoredSeq: whole.nullable(),
  outside: z.enum(['agrees', 'restored', 'differs', 'unknown', 'away', 'cut', 'changed']),
  outsideAt: instant.nullable(),
  /** After a restore: the lines without a copy outside, and since when. */
  gapFrom: whole.nullable(),
  gapTo: whole.nullable(),
  gapAt: instant.nullable(),
});
export type LogVerdict = z.output<typeof verdictRow>;
export const logVerdict = z.tuple([verdictRow]).transform(([row]) => row);
