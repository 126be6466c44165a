import { z } from 'zod';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { readAudited } from '../client/read-audited';
import { type ThreadPage, threadPage } from './thread.schema';

/** A message to send. The client id makes repeats idempotent. */
export interface WordsToSend {
  clientId: string;
  body: string;
  fileId: string | null;
  /** Rule and version of a danger sign in the text. */
  redFlag: string | null;
}

/** Backend calls of a thread; each throws an AppError. */
export interface ThreadCalls {
  /** @param after read messages after this number; null: the newest ones. @param limit 1 to 500 */
  read(after: number | null, limit: number): Promise<ThreadPage>;
  send(words: WordsToSend): Promise<void>;
  markRead(upTo: number): Promise<void>;
  /** The other side's messages up to this number need no answer. */
  settle(upTo: number): Promise<void>;
  takeBack(messageId: string): Promise<void>;
}

/** Reading is audited: a delegate's read is recorded in the patient's access log. */
export function threadCalls({ client }: WithClient, appointmentId: string): ThreadCalls {
  return {
    read: (after, limit) =>
      readAudited(
        client,
        client.rpc('open_thread', {
          p_appointment: appointmentId,
          p_limit: limit,
          ...(after !== null && { p_after: after }),
        }),
        threadPage,
      ),
    send: async ({ clientId, body, fileId, redFlag }) => {
      const sent = client.rpc('send_message', {
        p_appointment: appointmentId,
        p_client_id: clientId,
        p_body: body,
        ...(redFlag !== null && { p_red_flag: redFlag }),
        ...(fileId !== null && { p_document: fileId }),
      });
      await callBackend(sent, acknowledged);
    },
    markRead: (upTo) =>
      callBackend(client.rpc('mark_messages_read', { p_appointment: appointmentId, p_up_to: upTo }), z.unknown()).then(
        () => undefined,
      ),
    settle: (upTo) =>
      callBackend(client.rpc('settle_messages', { p_appointment: appointmentId, p_up_to: upTo }), acknowledged),
    takeBack: (messageId) => callBackend(client.rpc('take_back_message', { p_message: messageId }), acknowledged),
  };
}
