import type { Sees, Who } from './matrix';
import { sendOne } from './send';
import type { LiveWorld } from './world';

/** What the services answered. */
export interface Answer {
  status: number;
  text: string;
  body: unknown;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Sends one request as that person. */
export async function ask(world: LiveWorld, who: Who, method: string, path: string, body?: unknown): Promise<Answer> {
  const { status, text } = await sendOne(world.stack.url + path, {
    method,
    headers: { ...world.headers[who], 'content-type': 'application/json', prefer: 'return=minimal' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status, text, body: parse(text) };
}

interface Refusal {
  code: string;
  hint: string | null;
}

function refusalOf({ body }: Answer): Refusal {
  const { code, hint } = (body ?? {}) as Partial<Refusal>;
  return { code: String(code), hint: hint || null };
}

/** `ok`, `refused` for who asks, the message id of a refusal, or status and code of what should never come. */
export function outcomeOf(answer: Answer): string {
  if (answer.status < 300) return 'ok';
  const { code, hint } = refusalOf(answer);
  if (code === '42501' && (answer.status === 401 || answer.status === 403)) return 'refused';
  if (code === 'P0001' && hint && answer.status === 400) return hint;
  return `${answer.status} ${code}`;
}

/** What a select gave. */
export function seesOf(answer: Answer): Sees | string {
  const outcome = outcomeOf(answer);
  if (outcome !== 'ok') return outcome;
  return Array.isArray(answer.body) && answer.body.length > 0 ? 'rows' : 'nothing';
}
