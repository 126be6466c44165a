import type { TransactionSql } from 'postgres';

/** Between the two names of whoever acts in the place of a patient. */
export const IN_PLACE_OF = ' in place of ';

/** Somebody acting for a patient, wherever a test names who calls: each statement is a request with `x-acting-for`. */
export const acting = (actor: string, person: string): string => `${actor}${IN_PLACE_OF}${person}`;

/** The step of the data interface before a request that names a person. */
export async function beginActing(tx: TransactionSql, person: string, endpoint: string): Promise<void> {
  await tx`select set_config('request.headers', ${JSON.stringify({ 'x-acting-for': person })}, true),
    set_config('request.path', ${`/${endpoint}`}, true), set_config('request.method', 'POST', true)`;
  await tx`select private.before_request()`;
}

/** As in the product: tables of a person are read once the opening of their pages stands in the log. */
async function openedFor(tx: TransactionSql, person: string, endpoint: string): Promise<void> {
  if (!endpoint.startsWith('rpc/')) {
    await beginActing(tx, person, 'rpc/open_person');
    await tx`select public.open_person()`;
  }
  await beginActing(tx, person, endpoint);
}

/** A transaction whose every statement asks first for the right to act at the endpoint it calls, as the data interface does. */
export const askingForPerson = (tx: TransactionSql, person: string): TransactionSql =>
  new Proxy(tx, {
    apply(target, self, args: Parameters<TransactionSql>) {
      const query: unknown = Reflect.apply(target, self, args);
      const endpoint = endpointOf(args);
      return endpoint === null || !(query instanceof Promise) ? query : afterwards(query, tx, person, endpoint);
    },
  });

/** `rpc/<function>` or the table that a statement calls; null: a fragment of one, or none of the data interface. */
function endpointOf([strings, ...values]: readonly unknown[]): string | null {
  if (!Array.isArray(strings) || !('raw' in strings)) return null;
  const text = strings.map((part, at) => `${part}${nameIn(values[at])}`).join('');
  const [, name = '', bracket] = /\bpublic\.(\w+)\s*(\()?/.exec(text) ?? [];
  if (name === '') return null;
  return bracket === undefined ? name : `rpc/${name}`;
}

/** The identifier that `sql('name')` stands for. */
const nameIn = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'value' in value && typeof value.value === 'string'
    ? value.value.replaceAll('"', '')
    : '';

/** The same query, sent once the right was given. */
function afterwards(query: Promise<unknown>, tx: TransactionSql, person: string, endpoint: string): Promise<unknown> {
  const send = query.then.bind(query);
  Object.defineProperty(query, 'then', {
    value: (...next: Parameters<typeof send>) =>
      openedFor(tx, person, endpoint)
        .then(() => new Promise((resolve, reject) => send(resolve, reject)))
        .then(...next),
  });
  return query;
}
