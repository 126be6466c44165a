import { type AppError, failed, isAppError, ok, type Result } from '@telehealth/contracts';
import type { ZodType } from 'zod';
import { toDataError } from '../errors/to-app-error';

/** The part of a data answer that matters here; `status` is 0 when no answer came. */
interface Answer {
  data: unknown;
  error: { code?: string; hint?: string | null; details?: string | null; message?: string } | null;
  status: number;
}

/**
 * Sends one data request and reads its answer.
 * @throws AppError from the error table when refused; `data.unreadable` when the answer has another shape
 */
export async function callBackend<T>(request: PromiseLike<Answer>, read: (data: unknown) => T): Promise<T> {
  const { data, error, status } = await request;
  if (error) throw toDataError(error, status);
  return read(data);
}

/** Parses an answer at the border. @throws AppError `data.unreadable` */
export function readAs<T>(schema: ZodType<T>, data: unknown): T {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  const unreadable: AppError = { id: 'data.unreadable', cause: parsed.error };
  throw unreadable;
}

/** The answer of a function that returns nothing. @throws AppError `data.unreadable` when somebody else answered something */
export function readNothing(data: unknown): void {
  if (data === null || data === undefined) return;
  const unreadable: AppError = { id: 'data.unreadable', cause: 'an answer where none was due' };
  throw unreadable;
}

/** Turns a call that may throw an AppError into a value, for callers outside of components. */
export async function toResult<T>(call: () => Promise<T>): Promise<Result<T, AppError>> {
  try {
    return ok(await call());
  } catch (cause) {
    return failed(isAppError(cause) ? cause : { id: 'data.failed', cause });
  }
}
