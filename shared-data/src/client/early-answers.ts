import { fetchTelling } from '@telehealth/contracts';
import { keepsSession } from './kept-session';

type Fetch = typeof fetch;

/** Answers under way to requests that left before the program of the page was there; each is handed over once. */
declare global {
  var earlyAnswers: Map<string, Promise<Response>> | undefined;
}

const keyOf = (url: string, body: unknown) => `${url} ${String(body)}`;
const bearer = (key: string) => `Bearer ${key}`;

/**
 * Calls a function of the database as nobody in particular, before the backend client has arrived. The client's own call
 * of the same function with the same arguments then takes this answer. Not for a browser that keeps somebody's session:
 * what they are shown may be another answer.
 * @param backend origin and publishable key
 */
export function callEarly(backend: { url: string; key: string }, name: string, args: object): void {
  if (keepsSession()) return;
  const url = new URL(`rest/v1/rpc/${name}`, `${backend.url}/`).href;
  const body = JSON.stringify(args);
  const answer = fetchTelling(url, {
    method: 'POST',
    headers: { apikey: backend.key, Authorization: bearer(backend.key), 'Content-Type': 'application/json' },
    body,
  });
  // Whoever takes it asks again themselves.
  answer.catch(() => undefined);
  globalThis.earlyAnswers ??= new Map();
  globalThis.earlyAnswers.set(keyOf(url, body), answer);
}

/** An answer that nobody reads keeps its connection busy. */
function drop(answer: Promise<Response>): void {
  answer.then((response) => response.body?.cancel()).catch(() => undefined);
}

/** The program asks the same function something else: what was asked early is wanted by nobody. */
function dropOthers(early: Map<string, Promise<Response>>, url: string, key: string): void {
  for (const [other, answer] of early) {
    if (other === key || !other.startsWith(`${url} `)) continue;
    early.delete(other);
    drop(answer);
  }
}

/**
 * Takes the answer that is under way for a request, if there is one; else, and when that one failed, sends the request.
 * @param anonymousKey what the client sends as token while it has no session
 */
export function withEarlyAnswers(send: Fetch, anonymousKey: string): Fetch {
  return async (input, init) => {
    const early = globalThis.earlyAnswers;
    if (early === undefined || early.size === 0) return send(input, init);
    const url = input instanceof Request ? input.url : String(input);
    const key = keyOf(url, init?.body);
    dropOthers(early, url, key);
    const answer = early.get(key);
    if (answer === undefined) return send(input, init);
    early.delete(key);
    if (new Headers(init?.headers).get('Authorization') !== bearer(anonymousKey)) {
      drop(answer);
      return send(input, init);
    }
    const response = await answer.catch(() => null);
    return response?.ok === true ? response : send(input, init);
  };
}
