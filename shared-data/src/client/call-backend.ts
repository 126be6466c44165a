import { type AppError, failed, isAppError, ok, type Result } from '@telehealth/contracts/errors';
import { toDataError } from '../errors/to-data-error';
import type { AnswerReader } from './answer-reader';

/** The relevant part of a response; `status` is 0 when none arrived. */
interface Answer {
  data: unknown;
  error: { code?: string; hint?: string | null; details?: string | null; message?: string } | null;
  status: number;
}

/**
 * Sends a data request and parses its response.
 * @throws AppError from the error table when refused; `data.unreadable` when the response has another shape
 */
export async function callBackend<T>(request: PromiseLike<Answer>, reader: AnswerReader<T>): Promise<T> {
  const { data, error, status } = await request;
  if (error) throw toDataError(error, status);
  return readAs(reader, data);
}

/**
 * Parses a response. The console gets where and why it failed, without the value; screens say only that it failed.
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

/** For a response whose content does not matter. */
export const acknowledged: AnswerReader<undefined> = { safeParse: () => ({ success: true, data: undefined }) };

/** For a function that returns nothing; anything else is unreadable, e.g. a proxy's page. */
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
