import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { type BackendQuery, type BackendQueryOptions, useBackendQuery } from '../client/use-backend-query';
import { whole } from '../rows/row-values';
import { type MailTrouble, mailTrouble } from './mail-trouble.schema';

const mailTroubleKey = ['mail-trouble'] as const;

function myMailTrouble(backend: WithClient): BackendQueryOptions<MailTrouble | null> {
  return {
    queryKey: mailTroubleKey,
    queryFn: ({ signal }) => callBackend(backend.client.rpc('my_mail_trouble').abortSignal(signal), mailTrouble),
  };
}

/** Polling interval; an attempt takes seconds where mail is accepted at once. */
const LOOK_EVERY_MS = 4_000;

/** Whether mail reaches the signed-in person; polled while an attempt is in progress. */
export function useMailTrouble(): BackendQuery<MailTrouble | null> {
  const { data } = useBackendQuery(myMailTrouble);
  return useBackendQuery(myMailTrouble, { pollMs: (data?.isTrying ?? false) && LOOK_EVERY_MS });
}

/** Resends failed mail; returns how many mails. Fails with `notifications.noAddress`, `data.busy`. */
export function useSendMailAgain(): BackendMutation<void, number> {
  return useBackendMutation(({ client }: WithClient) => callBackend(client.rpc('send_my_mail_again'), whole), {
    invalidates: [mailTroubleKey],
  });
}
