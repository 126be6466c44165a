import { z } from 'zod';
import { says } from './says';

/** What somebody types to close their account. Capitals and spaces around it do not matter. */
export const CLOSE_ACCOUNT_WORDS = 'close my account';

/** The form that closes an account. */
export const closeAccountSchema = z.object({
  confirm: z
    .string(says('account.confirmWords'))
    .refine((text) => text.trim().toLowerCase() === CLOSE_ACCOUNT_WORDS, says('account.confirmWords')),
});
