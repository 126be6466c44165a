import { z } from 'zod';
import type { AnswerReader } from './answer-reader';
import type { BackendClient } from './backend';
import { callBackend } from './call-backend';

/**
 * Reads a record in two calls, because data returned by the call that writes the access log could be had without its log line.
 * The first checks the right, writes the line and returns a ticket; the second reads.
 * @param opening the first call, e.g. `client.rpc('open_chart', …)`
 * @throws AppError as callBackend does, of either call
 */
export async function readAudited<T>(
  client: BackendClient,
  opening: Parameters<typeof callBackend>[0],
  schema: AnswerReader<T>,
): Promise<T> {
  const ticket = await callBackend(opening, z.string());
  return callBackend(client.rpc('read_look', { p_ticket: ticket }), schema);
}
