import { CONSULTATION_MODES } from '@telehealth/contracts/booking';
import { GUEST_ROLES } from '@telehealth/contracts/schemas/guest';
import { VISIT_SIDES } from '@telehealth/contracts/visit';
import { instant } from '@telehealth/data/rows/row-values';
import { z } from 'zod';

const guest = z.object({
  id: z.uuid(),
  role: z.enum(GUEST_ROLES),
  /** As the inviting person named them. */
  name: z.string(),
  /** Whether the guest may read and write messages sent in their presence. */
  mayWrite: z.boolean(),
  state: z.enum(['invited', 'accepted', 'admitted', 'ended']),
  invitedBySide: z.enum(VISIT_SIDES),
  invitedByName: z.string(),
  invitedByMe: z.boolean(),
  /** Name of the account that accepted; null before. */
  personName: z.string().nullable(),
  /** Has a seat in the call now. */
  isHere: z.boolean(),
});
export type Guest = z.output<typeof guest>;
export const guests = z.array(guest);

export const guestPlace = guest.extend({
  startsAt: instant,
  endsAt: instant,
  opensAt: instant,
  isRunning: z.boolean(),
  mode: z.enum(CONSULTATION_MODES),
  /** The people of the visit; null until the guest was admitted. */
  people: z.object({ patientName: z.string(), specialistName: z.string() }).nullable(),
});
export type GuestPlace = z.output<typeof guestPlace>;
