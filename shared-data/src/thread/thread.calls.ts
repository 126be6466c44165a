import { z } from 'zod';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { readLook } from '../client/read-look';
import { type ThreadPage, threadPage } from './thread.schema';

/** What is sent under an id of this browser; sent again under the same id it is the same message. */
export interface WordsToSend {
  clientId: string;
  body: string;
  /** A file of this visit that goes along. */
  fileId: string | null;
  /** Rule and version of a danger sign in the words. */
  redFlag: string | null;
}

/** What a thread asks of the backend; each throws an AppError. */
export interface ThreadCalls {
  /** @param after the number behind which to begin; null: the newest. @param limit 1 to 500 */
  read(after: number | null, limit: number): Promise<ThreadPage>;
  send(words: WordsToSend): Promise<void>;
  markRead(upTo: number): Promise<void>;
  /** What the other side wrote up to this number needs no answer. */
  settle(upTo: number): Promise<void>;
  takeBack(messageId: string): Promise<void>;
}

/** Reading is a look: a delegate's leaves a line in the patient's log. */
export function threadCalls({ client }: WithClient, appointmentId: string): ThreadCalls {
  return {
    read: (after, limit) =>
      readLook(
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
