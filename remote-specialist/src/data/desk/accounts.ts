import { emailText, phoneText } from '@telehealth/contracts/schemas/texts';
import type { WithClient } from '@telehealth/data/client/backend';
import { readAudited } from '@telehealth/data/client/read-audited';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import { answerSchema } from '@telehealth/data/rows/row-schema';
import { instant, uuid, whole } from '@telehealth/data/rows/row-values';
import { z } from 'zod';
import { REGISTRATION_STATES } from './desk.schema';

/** An address, or a number as people write it. */
export const accountSearchSchema = z.object({
  reach: z.string().superRefine((typed, ctx) => {
    const said = (typed.includes('@') ? emailText : phoneText).safeParse(typed).error?.issues[0]?.message;
    if (said !== undefined) ctx.addIssue({ code: 'custom', message: said });
  }),
});
export type AccountSearch = z.output<typeof accountSearchSchema>;

/** How an account stands, for whoever helps its owner. */
export const foundAccount = answerSchema({
  id: uuid,
  name: z.string(),
  /** Null: none was chosen yet, or it is an operator's. */
  role: z.enum(['patient', 'specialist']).nullable(),
  isOperator: z.boolean(),
  joinedAt: instant,
  /** Null: the forms of the beginning are not done. */
  onboardedAt: instant.nullable(),
  registrationState: z.enum(REGISTRATION_STATES).nullable(),
  visitsAhead: whole,
  /** Of the last 30 days, and not sent again. */
  mailsFailed: whole,
  lastMailAt: instant.nullable(),
});
export type FoundAccount = z.output<typeof foundAccount>;

/** Takes an address, or a number as it is dialled (E.164). Not a query: each look is written down and counted, and none is asked again by itself. */
export const useFindAccount = (): BackendMutation<string, FoundAccount[]> =>
  useBackendMutation(
    ({ client }: WithClient, reach) =>
      readAudited(client, client.rpc('find_account', { p_reach: reach }), z.array(foundAccount)),
    { invalidates: [] },
  );
