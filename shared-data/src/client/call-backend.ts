import { type AppError, failed, isAppError, ok, type Result } from '@telehealth/contracts';
import { type ZodType, z } from 'zod';
import { toDataError } from '../errors/to-data-error';

/** The part of a data answer that matters here; `status` is 0 when no answer came. */
interface Answer {
  data: unknown;
  error: { code?: string; hint?: string | null; details?: string | null; message?: string } | null;
  status: number;
}

/**
 * Sends one data request and reads its answer by the schema of what is due.
 * @throws AppError from the error table when refused; `data.unreadable` when the answer has another shape
 */
export async function callBackend<T>(request: PromiseLike<Answer>, schema: ZodType<T>): Promise<T> {
  const { data, error, status } = await request;
  if (error) throw toDataError(error, status);
  return readAs(schema, data);
}

/**
 * Parses an answer at the border. Where and why it cannot be read goes to the console, without a value of it: screens say
 * only that it is so.
 * @throws AppError `data.unreadable`
 */
export function readAs<T>(schema: ZodType<T>, data: unknown): T {
  const parsed = schema.safeParse(data);
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
export const acknowledged = z.unknown().transform(() => undefined);

/** Of a function that returns nothing; unreadable when somebody else answered something. */
export const nothing = z.union([z.null(), z.undefined()]).transform(() => undefined);

/** Turns a call that may throw an AppError into a value, for callers outside of components. */
export async function toResult<T>(call: () => Promise<T>): Promise<Result<T, AppError>> {
  try {
    return ok(await call());
  } catch (cause) {
    return failed(isAppError(cause) ? cause : { id: 'data.failed', cause });
  }
}
