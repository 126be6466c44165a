import { HELP_TOPICS, type HelpRequestForm } from '@telehealth/contracts/schemas/help';
import type { WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import { type BackendQuery, useBackendQuery } from '@telehealth/data/client/use-backend-query';
import { rowSchema } from '@telehealth/data/rows/row-schema';
import { instant, textOrNone, uuid } from '@telehealth/data/rows/row-values';
import { z } from 'zod';

/** One's own question to the help desk. */
const helpRequest = rowSchema<'help_requests'>()({
  id: uuid,
  topic: z.enum(HELP_TOPICS),
  request: z.string(),
  askedAt: instant,
  /** Until when the first answer was promised. */
  dueAt: instant,
  answer: textOrNone,
  answeredAt: instant.nullable(),
  /** Where to call back; empty: the answer is written. */
  phone: textOrNone,
});
export type HelpRequest = z.output<typeof helpRequest>;

const helpKeys = { all: ['help'] as const, ofPerson: (userId: string) => ['help', userId] as const };
/** How many of one's questions are shown. */
const SHOWN = 20;

/** What the signed-in person asked, newest first. */
export function useMyHelpRequests(): BackendQuery<HelpRequest[]> {
  return useBackendQuery(({ client }: WithClient, userId) => ({
    queryKey: helpKeys.ofPerson(userId),
    queryFn: ({ signal }) =>
      callBackend(
        client
          .from('help_requests')
          .select(helpRequest.columns)
          .order('asked_at', { ascending: false })
          .limit(SHOWN)
          .abortSignal(signal),
        z.array(helpRequest),
      ),
  }));
}

export interface Asking extends HelpRequestForm {
  /** The same for every attempt at the same question. */
  key: string;
}

/** Repeatable: the same key asks once. */
export function useAskHelp(): BackendMutation<Asking, void> {
  return useBackendMutation(
    ({ client }: WithClient, { key, topic, request, visit, reach, phone }) => {
      const asked = {
        p_key: key,
        p_topic: topic,
        p_request: request,
        ...(visit !== '' && { p_visit: visit }),
        ...(reach === 'call' && { p_phone: phone }),
      };
      return callBackend(client.rpc('ask_help', asked), acknowledged);
    },
    { invalidates: [helpKeys.all] },
  );
}
