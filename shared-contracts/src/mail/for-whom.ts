import { z } from 'zod';
import { nameInMail } from './mail-text.ts';

/** Of whom it is when its reader is told because they act for them. */
export const forWhom = z.object({ name: nameInMail }).nullish();

const facts = z.object({ forWhom });

/**
 * The sentence that says of whom a mail is, to who acts for them. None for what is about its reader.
 * @param payload of the outbox
 */
export function whomLines(payload: unknown): string[] {
  const { forWhom: person } = facts.parse(payload);
  return person ? [`This is about ${person.name}.`] : [];
}
