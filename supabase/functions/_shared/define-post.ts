import type { z } from 'zod';
import { answer, HEADERS, refuse } from './answers.ts';
import { ACTING_HEADER, Refusal, type Rights } from './project.ts';
import { jsonIn, readLimitedText } from './read-limited.ts';

/** A refusal with the id of its message. */
export class Refused extends Error {
  override name = 'Refused';
  constructor(
    readonly status: number,
    readonly hint: string,
    cause?: unknown,
  ) {
    super(hint, { cause });
  }
}

function refusalOf(cause: unknown): Response {
  if (cause instanceof Refused) return refuse(cause.status, cause.hint);
  if (!(cause instanceof Refusal)) throw cause;
  // The data interface's refusal of the caller is passed on; its refusal of our own key is not.
  const isTheirs = cause.hint !== null || (cause.isOfCaller && (cause.status === 401 || cause.status === 403));
  return isTheirs ? answer(cause.status, cause.body) : refuse(503, 'data.failed');
}

/** The caller's rights, which the data interface checks. @throws Refused without an authorization */
export function rightsOf({ headers }: Request): Rights {
  const authorization = headers.get('authorization');
  if (!authorization) throw new Refused(401, 'access.signInFirst');
  const person = headers.get(ACTING_HEADER);
  return person === null ? { authorization } : { authorization, [ACTING_HEADER]: person };
}

/** Frames a function that pages call: a thrown Refused or Refusal is answered in the form of the data interface. */
export const defineFunction =
  (handle: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> =>
    request.method === 'OPTIONS'
      ? new Response(null, { status: 204, headers: HEADERS })
      : handle(request).catch(refusalOf);

/** A function for signed-in people that takes JSON by POST. */
export interface Post<Asked> {
  /** The longest body, in bytes. */
  limit: number;
  schema: z.ZodType<Asked>;
  /** Gives what is answered with 200. It asks the database with the caller's rights. */
  handle(asked: Asked, rights: Rights): Promise<unknown>;
  /** What everybody may GET. Default: nothing. */
  shown?: object;
}

/** Frames a POST function: authorization, size and schema are checked in this order, before any work. */
export const definePost = <Asked>({ limit, schema, handle, shown }: Post<Asked>) =>
  defineFunction(async (request) => {
    if (request.method === 'GET' && shown) return answer(200, shown);
    if (request.method !== 'POST') throw new Refused(405, 'data.notFound');
    const rights = rightsOf(request);
    const text = await readLimitedText(request, limit);
    if (text === null) throw new Refused(413, 'data.tooLarge');
    const asked = schema.safeParse(jsonIn(text));
    if (!asked.success) throw new Refused(400, 'data.invalid');
    return answer(200, await handle(asked.data, rights));
  });
