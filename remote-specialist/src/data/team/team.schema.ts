import { answerSchema } from '@telehealth/data/rows/row-schema';
import { instant, uuid, whole } from '@telehealth/data/rows/row-values';
import { z } from 'zod';

export const ROLES = ['owner', 'doctor', 'locum', 'nurse', 'reception', 'manager', 'billing'] as const;
export type Role = (typeof ROLES)[number];
const role = z.enum(ROLES);

const member = z.object({
  id: uuid,
  name: z.string(),
  role,
  since: instant,
  /** The number of a nurse as typed; nobody checked it. */
  typedNumber: z.string(),
  mayEnd: z.boolean(),
});
export type Member = z.output<typeof member>;
const invitation = z.object({ id: uuid, email: z.string(), role, until: instant });
export type OpenInvitation = z.output<typeof invitation>;
const right = z.object({ role, right: z.string(), extent: z.string() });
export type RoleRight = z.output<typeof right>;
const event = z.object({
  id: z.number(),
  kind: z.enum(['founded', 'invited', 'withdrawn', 'joined', 'refused', 'ended', 'left']),
  by: z.string().nullable(),
  person: z.string().nullable(),
  email: z.string().nullable(),
  role: role.nullable(),
  at: instant,
});
export type TeamEvent = z.output<typeof event>;

const task = z.object({
  id: uuid,
  description: z.string(),
  dueOn: z.iso.date().nullable(),
  /** Still open after its day. */
  isLate: z.boolean(),
  requestedAt: instant,
  status: z.enum(['requested', 'completed', 'rejected', 'cancelled']),
  /** Empty with `rejected`: who was to do it left the practice. */
  reason: z.string(),
  endedAt: instant.nullable(),
  requester: z.string().nullable(),
  owner: z.string().nullable(),
  /** The caller is to do it. */
  isMine: z.boolean(),
  /** The caller asked for it. */
  isAsked: z.boolean(),
});
export type Task = z.output<typeof task>;

const cover = z.object({
  id: uuid,
  /** South African days. */
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  note: z.string(),
  status: z.enum(['requested', 'accepted', 'rejected']),
  /** The caller is away; else they are the colleague who stands in. */
  isAbsent: z.boolean(),
  absent: z.string().nullable(),
  covering: z.string().nullable(),
  /** Visits ahead in which the colleague stands in. */
  covered: whole,
  /** Times of the visits ahead that nobody covers. */
  open: z.array(instant),
});
export type Cover = z.output<typeof cover>;

const organization = z.object({
  id: uuid,
  name: z.string(),
  practiceNumber: z.string(),
  phone: z.string(),
  address: z.string(),
  myRole: role,
  myId: uuid,
  /** Roles to which the caller may invite. */
  invites: z.array(role),
  members: z.array(member),
  tasks: z.array(task),
  covers: z.array(cover),
  rights: z.array(right),
  invitations: z.array(invitation),
  events: z.array(event),
});
export type Organization = z.output<typeof organization>;

export const team = answerSchema({
  mayFound: z.boolean(),
  /** When an earlier membership of the caller ended. */
  endedAt: instant.nullable(),
  organization: organization.nullable(),
});
export type Team = z.output<typeof team>;

export const offer = answerSchema({ name: z.string(), role, by: z.string().nullable(), until: instant });
export type Offer = z.output<typeof offer>;

const sharedVisit = z.object({
  id: uuid,
  specialistId: uuid,
  startsAt: instant,
  endsAt: instant,
  mode: z.enum(['video', 'voice', 'chat']),
  status: z.enum([
    'requested',
    'awaiting_payment',
    'booked',
    'waiting',
    'in_progress',
    'completed',
    'no_show_patient',
    'no_show_specialist',
  ]),
  waitingSince: instant.nullable(),
  /** The colleague who stands in. */
  coveredBy: z.string().nullable(),
  /** Null: the caller may not know who comes. */
  name: z.string().nullable(),
  /** As typed. */
  phone: z.string().nullable(),
  /** To dial; null where it is uncertain. */
  phoneE164: z.string().nullable(),
  proposedStart: instant.nullable(),
  mayChange: z.boolean(),
});
export type SharedVisit = z.output<typeof sharedVisit>;

/** A day of the calendar of a practice, in South Africa's time. */
export const sharedDay = answerSchema({
  day: z.iso.date(),
  /** The caller sees names, asks to move visits and cancels them. */
  changes: z.boolean(),
  doctors: z.array(
    z.object({
      id: uuid,
      name: z.string(),
      isMe: z.boolean(),
      /** Hours off, `HH:MM`. */
      off: z.array(z.object({ from: z.string(), to: z.string() })),
    }),
  ),
  visits: z.array(sharedVisit),
});
export type SharedDay = z.output<typeof sharedDay>;
