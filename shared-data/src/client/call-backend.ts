import { type AppError, failed, isAppError, ok, type Result } from '@telehealth/contracts';
import { toDataError } from '../errors/to-data-error';
import type { AnswerReader } from './answer-reader';

/** The part of a data answer that matters here; `status` is 0 when no answer came. */
interface Answer {
  data: unknown;
  error: { code?: string; hint?: string | null; details?: string | null; message?: string } | null;
  status: number;
}

/**
 * Sends one data request and reads its answer by the reader of what is due.
 * @throws AppError from the error table when refused; `data.unreadable` when the answer has another shape
 */
export async function callBackend<T>(request: PromiseLike<Answer>, reader: AnswerReader<T>): Promise<T> {
  const { data, error, status } = await request;
  if (error) throw toDataError(error, status);
  return readAs(reader, data);
}

/**
 * Parses an answer at the border. Where and why it cannot be read goes to the console, without a value of it: screens say
 * only that it is so.
 * @throws AppError `data.unreadable`
 */
export function readAs<T>(reader: AnswerReader<T>, data: unknown): T {
  const parsed = reader.safeParse(data);
  if (parsed.success) return parsed.data;
  // biome-ignore lint/suspicious/noConsole: there is no other log in a browser.
  console.warn(
    'Unreadable answer',
    parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
  );
  const unreadable: AppError = { id: 'data.unreadable', cause: parsed.error };
  throw unreadable;
}

/** Of an answer whose only news is that it happened. */
export const acknowledged: AnswerReader<undefined> = { safeParse: () => ({ success: true, data: undefined }) };

/** Of a function that returns nothing; unreadable when somebody else answered something. */
export const nothing: AnswerReader<undefined> = {
  safeParse: (data) =>
    data == null
      ? { success: true, data: undefined }
      : { success: false, error: { issues: [{ path: [], message: 'expected nothing' }] } },
};

/** Turns a call that may throw an AppError into a value, for callers outside of components. */
export async function toResult<T>(call: () => Promise<T>): Promise<Result<T, AppError>> {
  try {
    return ok(await call());
  } catch (cause) {
    return failed(isAppError(cause) ? cause : { id: 'data.failed', cause });
  }
}
