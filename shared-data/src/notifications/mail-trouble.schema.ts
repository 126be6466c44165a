import { z } from 'zod';
import { rowSchema } from '../rows/row-schema';
import { instant } from '../rows/row-values';

/** Email to this person failed for good, and none has arrived since. */
const mailTroubleRow = rowSchema<'my_mail_trouble'>()({
  since: instant,
  /** Where mail goes now. */
  address: z.string(),
  /** Where the last attempt went; another one when the address was changed meanwhile. */
  triedAddress: z.string(),
  /** A new attempt is on its way. */
  isTrying: z.boolean(),
});
export type MailTrouble = z.output<typeof mailTroubleRow>;

/** One row or none. */
export const mailTrouble = z.array(mailTroubleRow).transform(([row]): MailTrouble | null => row ?? null);
