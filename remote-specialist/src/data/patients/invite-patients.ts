import type { WithClient } from '@telehealth/data/client/backend';
import { callBackend } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import { answerSchema } from '@telehealth/data/rows/row-schema';
import { z } from 'zod';

/** The most addresses that the database takes at once. */
export const MOST_ADDRESSES = 200;

const invited = answerSchema({
  email: z.string(),
  /** `invitedBefore`: by this specialist; `tomorrow`: the mails of a day are used up. */
  outcome: z.enum(['sent', 'invitedBefore', 'noAddress', 'tomorrow']),
});
export type Invited = z.output<typeof invited>;

/** Sends each address one invitation, ever; says what became of each. */
export const useInvitePatients = (): BackendMutation<readonly string[], Invited[]> =>
  useBackendMutation(
    ({ client }: WithClient, emails) =>
      callBackend(client.rpc('invite_patients', { p_emails: [...emails] }), z.array(invited)),
    { invalidates: [] },
  );
