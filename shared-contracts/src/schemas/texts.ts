import { z } from 'zod';
import { plainName, singleSpaces } from '../formatting/plain-name';
import type { MessageId } from '../messages/catalogue';
import { LIMITS } from '../settings/limits';
import { says } from './says';

/** Trimmed text that must not be blank. */
export function requiredText(missing: MessageId, max: number = LIMITS.line.max) {
  return z.string(says(missing)).trim().min(1, says(missing)).max(max, says('validation.tooLong'));
}

const asName = (text: z.ZodString) =>
  text.transform(singleSpaces).refine((name) => name === plainName(name), says('validation.plainName'));

/** A name that others meet: one line, without addresses of pages and mailboxes (see plainName). */
export const nameText = (missing: MessageId, max: number = LIMITS.name.max) => asName(requiredText(missing, max));

/** Such a name where none is needed. */
export const optionalNameText = () =>
  asName(z.string(says('data.invalid')).trim().max(LIMITS.name.max, says('validation.tooLong')));

/** Phone number: by specification only its length counts. */
export const phoneText = z
  .string(says('validation.phone'))
  .trim()
  .min(LIMITS.phone.min, says('validation.phone'))
  .max(LIMITS.phone.max, says('validation.tooLong'));

/** E-mail address, trimmed. */
export const emailText = z
  .string(says('validation.email'))
  .trim()
  .pipe(z.email(says('validation.email')));

/** A list of free-text entries, each trimmed. */
export const textList = z
  .array(z.string().trim().min(1, says('data.invalid')).max(LIMITS.listEntry.max, says('validation.tooLong')))
  .max(LIMITS.list.max, says('validation.tooMany'));

/** The terms checkbox: only true passes, while forms start with false. */
export const acceptedTerms = z
  .boolean(says('validation.terms'))
  .refine((accepted) => accepted, says('validation.terms'));
