import type { GuestQuestionForm } from '@telehealth/contracts/schemas/help';
import type { BackendAddress } from '@telehealth/contracts/session';
import type { AnswerReader } from '@telehealth/data/client/answer-reader';
import { callBackend } from '@telehealth/data/client/call-backend';
import { rowSchema } from '@telehealth/data/rows/row-schema';
import { instant, textOrNone } from '@telehealth/data/rows/row-values';
import { z } from 'zod';
import { fetchAnonymously } from '../ask-anonymously';

/** @throws AppError as callBackend */
async function ask<T>(address: BackendAddress, name: string, args: object, reader: AnswerReader<T>): Promise<T> {
  const response = await fetchAnonymously(address, name, args);
  const body: unknown = await response.json().catch(() => null);
  const { ok, status } = response;
  // A refusal without a body of ours is told by its status.
  const error = ok ? null : ((body ?? {}) as Record<string, string>);
  return callBackend(Promise.resolve({ data: body, error, status }), reader);
}

/**
 * Asks the help desk without an account; the same key asks once. Gives until when it is answered.
 * @throws AppError `data.offline`, `data.busy` (three a day), `validation.*`
 */
export async function askAsGuest(address: BackendAddress, key: string, form: GuestQuestionForm): Promise<Date> {
  const { name, topic, request, reach, email, phone } = form;
  const way = reach === 'call' ? { p_phone: phone } : { p_email: email };
  const args = { p_key: key, p_name: name, p_topic: topic, p_request: request, ...way };
  return ask(address, 'ask_help_as_guest', args, instant);
}

const guestQuestion = rowSchema<'answer_to_guest'>()({
  request: z.string(),
  askedAt: instant,
  /** Until when the answer was promised. */
  dueAt: instant,
  answer: textOrNone,
  answeredAt: instant.nullable(),
});
export type GuestQuestion = z.output<typeof guestQuestion>;

/**
 * What was asked under this id, with the answer; null: unknown, or gone after thirty days.
 * @throws AppError `data.offline`, `data.busy`
 */
export async function readGuestQuestion(address: BackendAddress, id: string): Promise<GuestQuestion | null> {
  const [found] = await ask(address, 'answer_to_guest', { p_id: id }, z.array(guestQuestion));
  return found ?? null;
}
