import { z } from 'zod';
import { rowSchema } from '../rows/row-schema';
import { instant } from '../rows/row-values';

/** Mail to this person failed permanently, and none has arrived since. */
const mailTroubleRow = rowSchema<'my_mail_trouble'>()({
  since: instant,
  /** The address in use now. */
  address: z.string(),
  /** The address of the last attempt; differs when it was changed meanwhile. */
  triedAddress: z.string(),
  isTrying: z.boolean(),
});
export type MailTrouble = z.output<typeof mailTroubleRow>;

export const mailTrouble = z.array(mailTroubleRow).transform(([row]): MailTrouble | null => row ?? null);
