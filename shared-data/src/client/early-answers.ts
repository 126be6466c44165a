import { fetchTelling } from '@telehealth/contracts';
import { isOpenToKeptPerson, keepsSession, usableSession } from './kept-session';

type Fetch = typeof fetch;

/** An answer under way, and the header that says for whom it was asked. */
interface EarlyAnswer {
  authorization: string;
  answer: Promise<Response>;
}

/** Answers under way to requests that left before the program of the page was there; each is handed over once. */
declare global {
  var earlyAnswers: Map<string, EarlyAnswer> | undefined;
}

/** Origin (of the page when empty) and publishable key, as the element of a script in the document names them. */
type Address = Readonly<Record<string, string | undefined>>;

const keyOf = (url: string, body: unknown) => `${url} ${String(body)}`;
const bearer = (key: string) => `Bearer ${key}`;

function send(address: Address, name: string, args: object, token: string): Promise<Response> {
  const { url, key = '' } = address;
  const place = new URL(`rest/v1/rpc/${name}`, `${url || location.origin}/`).href;
  const body = JSON.stringify(args);
  const authorization = bearer(token);
  const answer = fetchTelling(place, {
    method: 'POST',
    headers: { apikey: key, Authorization: authorization, 'Content-Type': 'application/json' },
    body,
    // As the client asks: what a backend says of people stays in no cache.
    cache: 'no-store',
  });
  // Whoever takes it asks again themselves.
  answer.catch(() => undefined);
  globalThis.earlyAnswers ??= new Map();
  globalThis.earlyAnswers.set(keyOf(place, body), { authorization, answer });
  return answer;
}

/**
 * Calls a function of the database as nobody in particular, before the backend client has arrived. The client's own call
 * of the same function with the same arguments then takes this answer. Not for a browser that keeps somebody's session:
 * what they are shown may be another answer.
 */
export function callEarly(address: Address, name: string, args: object): void {
  if (address.key === undefined || keepsSession()) return;
  send(address, name, args, address.key);
}

/**
 * The same for the person whose session this browser keeps, while it can be used as it is and their pages are not locked. The
 * answer goes to a question with that very token alone: to nobody when somebody else signs in.
 */
export function callEarlyAsPerson(address: Address, name: string, args: object): void {
  sendAsPerson(address, name, args);
}

function sendAsPerson(address: Address, name: string, args: object): Promise<Response> | null {
  const session = usableSession();
  if (address.key === undefined || session === null || !isOpenToKeptPerson()) return null;
  return send(address, name, args, session.accessToken);
}

/**
 * The same for a look into that person's own record, which is two calls: the second goes out with the ticket that the first
 * gives.
 */
export function lookEarlyAsPerson(address: Address, name: string, args: object): void {
  // Copied before anybody reads it: this is the first to hear of the answer.
  const ticket = sendAsPerson(address, name, args)?.then((answer) => (answer.ok ? answer.clone().json() : null));
  ticket
    ?.then((p_ticket) => {
      if (typeof p_ticket === 'string') sendAsPerson(address, 'read_look', { p_ticket });
    })
    .catch(() => undefined);
}

/** An answer that nobody reads keeps its connection busy. */
function drop(answer: Promise<Response>): void {
  answer.then((response) => response.body?.cancel()).catch(() => undefined);
}

/** The program asks the same function something else: what was asked early is wanted by nobody. */
function dropOthers(early: Map<string, EarlyAnswer>, url: string, key: string): void {
  for (const [other, { answer }] of early) {
    if (other === key || !other.startsWith(`${url} `)) continue;
    early.delete(other);
    drop(answer);
  }
}

/** Takes the answer that is under way for a request, if there is one; else, and when that one failed, sends the request. */
export function withEarlyAnswers(ask: Fetch): Fetch {
  return async (input, init) => {
    const early = globalThis.earlyAnswers;
    if (early === undefined || early.size === 0) return ask(input, init);
    const url = input instanceof Request ? input.url : String(input);
    const key = keyOf(url, init?.body);
    dropOthers(early, url, key);
    const found = early.get(key);
    if (found === undefined) return ask(input, init);
    early.delete(key);
    if (new Headers(init?.headers).get('Authorization') !== found.authorization) {
      drop(found.answer);
      return ask(input, init);
    }
    const response = await found.answer.catch(() => null);
    return response?.ok === true ? response : ask(input, init);
  };
}
