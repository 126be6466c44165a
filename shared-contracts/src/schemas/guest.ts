import { z } from 'zod';
import { says } from './says';
import { nameText } from './texts';

/** As what a third person is asked into a visit: whoever treats along, belongs to the patient, or speaks for both. */
export const GUEST_ROLES = ['interpreter', 'family', 'colleague'] as const;
export type GuestRole = (typeof GUEST_ROLES)[number];

/** What the database takes as well. */
const LONGEST_NAME = 80;

/** Whom somebody asks into a visit. */
export const guestSchema = z.object({
  role: z.enum(GUEST_ROLES, says('data.invalid')),
  name: nameText('guests.nameRequired', LONGEST_NAME),
  mayWrite: z.boolean(says('data.invalid')),
});
export type GuestForm = z.output<typeof guestSchema>;
