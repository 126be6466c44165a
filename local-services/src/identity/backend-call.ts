import { badField, unauthenticated } from './clerk-error';
import type { Fields } from './exchange';
import type { IdentityCore } from './identity-core';
import type { Metadata } from './identity-rows';
import { checkedSize, mergePatch, readMetadata } from './metadata';
import { sameText } from './opaque-ids';

/** One call of the Backend API, by a holder of the secret key. */
export interface BackendCall {
  core: IdentityCore;
  query: URLSearchParams;
  body: Fields;
}

/** Throws 401 unless the request carries the secret key. */
export function requireSecretKey(core: IdentityCore, request: Request): void {
  const given = request.headers.get('authorization') ?? '';
  if (!sameText(given, `Bearer ${core.backendSecretKey}`)) throw unauthenticated('The secret key is not valid.');
}

/** Every value of a repeated query parameter, under both spellings in use; undefined when there is none. */
export function valuesOf({ query }: BackendCall, name: string): string[] | undefined {
  const values = [...query.getAll(name), ...query.getAll(`${name}[]`)];
  return values.length > 0 ? values : undefined;
}

/** A moment in milliseconds since 1970; undefined when it was not asked for. Throws 422 for anything else. */
export function momentOf({ query }: BackendCall, name: string): Date | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  const date = new Date(Number(text));
  if (text !== '' && !Number.isNaN(date.getTime())) return date;
  throw badField('form_param_value_invalid', name, `${name} must be a number of milliseconds since 1970.`);
}

/** The kinds of metadata that were sent: merged into what there is (RFC 7396), or in its place. */
export function changedMetadata<Kind extends string>(
  { body }: BackendCall,
  kinds: readonly Kind[],
  before: Readonly<Record<Kind, Metadata>>,
  how: 'merge' | 'replace',
): Partial<Record<Kind, Metadata>> {
  const changes: Partial<Record<Kind, Metadata>> = {};
  for (const kind of kinds) {
    if (body[kind] === undefined || body[kind] === null) continue;
    const given = readMetadata(body[kind], kind);
    changes[kind] = checkedSize(how === 'merge' ? mergePatch(before[kind], given) : given, kind);
  }
  return changes;
}

/** The answer to a removal. */
export const deletedJson = (object: string, id: string) => ({ object, id, deleted: true });
