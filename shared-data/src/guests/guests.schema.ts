import { CONSULTATION_MODES, GUEST_ROLES, VISIT_SIDES } from '@telehealth/contracts';
import { z } from 'zod';
import { instant } from '../rows/row-values';

const guest = z.object({
  id: z.uuid(),
  role: z.enum(GUEST_ROLES),
  /** What the one who asked them in calls them. */
  name: z.string(),
  /** Reads and writes what is said in their presence. */
  mayWrite: z.boolean(),
  state: z.enum(['invited', 'accepted', 'admitted', 'ended']),
  invitedBySide: z.enum(VISIT_SIDES),
  invitedByName: z.string(),
  invitedByMe: z.boolean(),
  /** Of the account that accepted; null before. */
  personName: z.string().nullable(),
  /** Sits in the call now. */
  isHere: z.boolean(),
});
/** Somebody who was asked into a visit beside its two sides. */
export type Guest = z.output<typeof guest>;
export const guests = z.array(guest);

export const guestPlace = guest.extend({
  startsAt: instant,
  endsAt: instant,
  opensAt: instant,
  isRunning: z.boolean(),
  mode: z.enum(CONSULTATION_MODES),
  /** Whose visit it is; null until they were let in. */
  people: z.object({ patientName: z.string(), holderName: z.string(), specialistName: z.string() }).nullable(),
});
/** What the invited see of the visit they are asked into. */
export type GuestPlace = z.output<typeof guestPlace>;
