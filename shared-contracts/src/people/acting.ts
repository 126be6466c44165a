/** A uuid, as far as an address needs to know: the database reads it strictly. */
const ACTING = /^\/for\/([\da-f-]{36})(?=\/|$)/i;

/** The header by which a request says for whom it is sent; the database checks the right. */
export const ACTING_HEADER = 'x-acting-for';

/**
 * The person whom a document acts for: `/for/<id>/patient/dashboard` is the dashboard of that person. Null: one's own documents.
 * @param pathname of the document, not of the router, which leaves the prefix away
 */
export function actingPersonIn(pathname: string): string | null {
  return ACTING.exec(pathname)?.[1]?.toLowerCase() ?? null;
}

/** A path of the browser without the prefix of a person: what the router and the route table call it. */
export function withoutPerson(pathname: string): string {
  const rest = pathname.replace(ACTING, '');
  return rest === '' ? '/' : rest;
}

/**
 * The browser's address of a path, in the documents of a person.
 * @param personId null: in one's own
 * @param path with or without the prefix of another person; empty for the prefix alone
 */
export function pathFor(personId: string | null, path: string): string {
  const plain = path.replace(ACTING, '');
  return personId === null ? plain || '/' : `/for/${personId}${plain}`;
}

/** The person whom the page in this browser acts for. Changing the person loads a document, so the answer never changes. */
export const actingPerson = (): string | null =>
  typeof location === 'undefined' ? null : actingPersonIn(location.pathname);

/** The key under which a browser keeps what belongs to one person, so that it never shows for another. */
export function keyOfPerson(key: string, person: string | null = actingPerson()): string {
  return person === null ? key : `${key}:${person}`;
}
