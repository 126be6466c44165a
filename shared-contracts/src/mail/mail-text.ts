import { z } from 'zod';
import { nameWithoutLinks } from '../formatting/plain-name.ts';

/**
 * A name as it goes into a mail or a calendar file. The database takes none that needs cleaning; rows that copied a name before
 * it did so may hold one.
 */
export const nameInMail = z.string().transform(nameWithoutLinks);

/** What a mail says, before it becomes one. */
export interface MailText {
  subject: string;
  lines: string[];
  /** The page the mail leads to. */
  path: string;
  /** What the attached file does, if there is one. */
  calendar: 'put in' | 'take out' | 'none';
}
