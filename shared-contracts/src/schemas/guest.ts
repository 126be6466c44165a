import { z } from 'zod';
import { GUEST_ROLES } from '../entities/room';
import { says } from './says';
import { nameText } from './texts';

/** What the database takes as well. */
const LONGEST_NAME = 80;

/** Whom somebody asks into a visit. */
export const guestSchema = z.object({
  role: z.enum(GUEST_ROLES, says('data.invalid')),
  name: nameText('guests.nameRequired', LONGEST_NAME),
  mayWrite: z.boolean(says('data.invalid')),
});
export type GuestForm = z.output<typeof guestSchema>;
