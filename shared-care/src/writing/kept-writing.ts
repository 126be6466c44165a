import type { SelfSaving } from './self-saving';

export type WritingKind = 'note' | 'prescription';

interface Kept {
  kind: WritingKind;
  appointmentId: string;
  /** Apart from others of the kind in the same visit. */
  id: string;
  store: Pick<SelfSaving<unknown>, 'hasUnsaved' | 'save' | 'close'>;
}
interface OfPerson {
  userId: string;
  kept: Kept[];
}

/** Of one page, by its cache, and the person who uses it now: whoever signs in next finds nothing of the one before. */
const KEPT = new WeakMap<object, OfPerson>();

export interface Writer {
  /** The page's cache. */
  queries: object;
  /** Null while the session is renewed: it is still the same person's page. */
  userId: string | null;
}

function ofPerson({ queries, userId }: Writer): OfPerson {
  const found = KEPT.get(queries);
  if (found !== undefined && (userId === null || found.userId === userId)) return found;
  for (const { store } of found?.kept ?? []) store.close();
  const made = { userId: userId ?? '', kept: [] };
  KEPT.set(queries, made);
  return made;
}

/** What somebody writes in a visit, as it was left, or begun anew. */
export function keptWriting<Store extends Kept['store']>(
  writer: Writer,
  { kind, appointmentId, id }: Omit<Kept, 'store'>,
  make: () => Store,
): Store {
  const { kept } = ofPerson(writer);
  const found = kept.find((one) => one.kind === kind && one.appointmentId === appointmentId && one.id === id);
  // Of the same kind, and so of the same class.
  if (found !== undefined) return found.store as Store;
  const store = make();
  kept.push({ kind, appointmentId, id, store });
  return store;
}

/** It was put away, or is to be read anew: nothing of it is saved any more. */
export function dropWriting(queries: object, kind: WritingKind, id: string): void {
  const { kept } = KEPT.get(queries) ?? { kept: [] };
  const at = kept.findIndex((one) => one.kind === kind && one.id === id);
  if (at >= 0) kept.splice(at, 1)[0]?.store.close();
}

/** What of a visit is written on this page and not in the database, by its id. */
export const unsavedOf = (queries: object, appointmentId: string, kind: WritingKind): string[] =>
  (KEPT.get(queries)?.kept ?? [])
    .filter((one) => one.kind === kind && one.appointmentId === appointmentId && one.store.hasUnsaved())
    .map(({ id }) => id);

/** Saves everything that is written on this page in a visit; resolves when nothing is on its way, saved or not. */
export async function saveWriting(queries: object, appointmentId: string): Promise<void> {
  const own = (KEPT.get(queries)?.kept ?? []).filter((one) => one.appointmentId === appointmentId);
  await Promise.all(own.map(({ store }) => store.save()));
}
