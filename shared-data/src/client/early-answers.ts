import { fetchTelling } from '@telehealth/contracts/clock';
import { isOpenToKeptPerson, keepsSession, usableSession } from './stored-session';
import { personHeader } from './with-person';

type Fetch = typeof fetch;

/** An early response in flight, and the authorization header it was requested with. */
interface EarlyAnswer {
  authorization: string;
  answer: Promise<Response>;
}

/** Responses in flight to requests sent before the page's code loaded; each is handed over once. */
declare global {
  var earlyAnswers: Map<string, EarlyAnswer> | undefined;
}

/** Origin (the page's when empty) and publishable key, from the data attributes of a script in the document. */
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
    headers: {
      ...(token === key ? {} : personHeader(place)),
      apikey: key,
      Authorization: authorization,
      'Content-Type': 'application/json',
    },
    body,
    // As the client does: responses about people are not cached.
    cache: 'no-store',
  });
  // The consumer repeats the request itself.
  answer.catch(() => undefined);
  globalThis.earlyAnswers ??= new Map();
  globalThis.earlyAnswers.set(keyOf(place, body), { authorization, answer });
  return answer;
}

/**
 * Calls a database function anonymously, before the backend client has loaded. The client's own call of the same function with
 * the same arguments then takes this response. Skipped in a browser that has a session, where the response may differ.
 */
export function callEarly(address: Address, name: string, args: object): void {
  if (address.key === undefined || keepsSession()) return;
  send(address, name, args, address.key);
}

/**
 * Calls a database function as the signed-in person, if the stored session is usable and the pages are not locked. Only a query
 * with the same token takes the response, so another account never does.
 */
export function callEarlyAsPerson(address: Address, name: string, args: object): void {
  sendAsPerson(address, name, args);
}

function sendAsPerson(address: Address, name: string, args: object): Promise<Response> | null {
  const session = usableSession();
  if (address.key === undefined || session === null || !isOpenToKeptPerson()) return null;
  return send(address, name, args, session.accessToken);
}

/** Reads that person's own record early, in two calls: the second carries the ticket that the first returned. */
export function lookEarlyAsPerson(address: Address, name: string, args: object): void {
  // Cloned first, because a body can be read only once.
  const ticket = sendAsPerson(address, name, args)?.then((answer) => (answer.ok ? answer.clone().json() : null));
  ticket
    ?.then((p_ticket) => {
      if (typeof p_ticket === 'string') sendAsPerson(address, 'read_look', { p_ticket });
    })
    .catch(() => undefined);
}

/** Cancels an unread response, which would keep its connection busy. */
function drop(answer: Promise<Response>): void {
  answer.then((response) => response.body?.cancel()).catch(() => undefined);
}

/** Drops early responses of the same function with other arguments, because nothing will use them. */
function dropOthers(early: Map<string, EarlyAnswer>, url: string, key: string): void {
  for (const [other, { answer }] of early) {
    if (other === key || !other.startsWith(`${url} `)) continue;
    early.delete(other);
    drop(answer);
  }
}

/** Takes the early response to a request, if there is one; else, or when that failed, sends the request. */
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
