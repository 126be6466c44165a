import { z } from 'zod';
import { ageText } from '../formatting/age-text.ts';
import { nameInMail } from './mail-text.ts';

/** Whom a visit is for when it is not the account holder; `seenOn` is the day of the visit. */
export const forWhom = z.object({ name: nameInMail, dateOfBirth: z.iso.date(), seenOn: z.iso.date() }).nullish();

const facts = z.object({ forWhom, side: z.string().nullish(), role: z.string().nullish() });

/**
 * The sentence that says of whom a mail is, with the age on the day of the visit; for a visit that lies ahead also that nothing
 * of them is on record here. None for a visit of the account holder.
 * @param payload of the outbox
 */
export function whomLines(payload: unknown, isAhead: boolean): string[] {
  const { forWhom: person, side, role } = facts.parse(payload);
  if (!person) return [];
  const whom = `The visit is for ${person.name}, ${ageText(person.dateOfBirth, person.seenOn)}.`;
  if (!isAhead) return [whom];
  return [
    (side ?? role) === 'specialist'
      ? `${whom} There is no record of them here yet: ask about allergies.`
      : `${whom} There is no record of them here yet: tell the specialist about allergies and medicines.`,
  ];
}
