import { z } from 'zod';
import { says } from './says';
import { requiredText } from './texts';

const LONGEST_NAME = 100;

/** To whom a signed paper goes, as it is typed. */
export const sendingSchema = z.object({
  name: requiredText('papers.toNameRequired', LONGEST_NAME),
  email: z.email(says('validation.email')),
  /** A note that names the illness may be read. */
  namesIllness: z.boolean(says('data.invalid')),
});
