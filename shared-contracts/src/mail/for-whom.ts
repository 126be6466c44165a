import { z } from 'zod';
import { ageText } from '../formatting/age-text.ts';
import { pathFor } from '../people/acting.ts';
import { nameInMail } from './mail-text.ts';

/** Of whom it is when its reader is told because they act for them; `seenOn` is the day of the visit, or of the news. */
export const forWhom = z
  .object({ personId: z.uuid().optional(), name: nameInMail, dateOfBirth: z.iso.date(), seenOn: z.iso.date() })
  .nullish();

const facts = z.object({ forWhom });

/**
 * The sentence that says of whom a mail is, with the age, to who acts for them. None for what is about its reader.
 * @param payload of the outbox
 */
export function whomLines(payload: unknown): string[] {
  const { forWhom: person } = facts.parse(payload);
  return person ? [`This is about ${person.name}, ${ageText(person.dateOfBirth, person.seenOn)}.`] : [];
}

/**
 * The address of a mail's link: in the documents of the person it is about, where its reader acts for them.
 * @param payload of the outbox
 */
export const pathOfWhom = (payload: unknown, path: string): string =>
  pathFor(facts.parse(payload).forWhom?.personId ?? null, path);
