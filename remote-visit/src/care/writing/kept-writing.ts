import type { SelfSaving } from './self-saving';

export type WritingKind = 'note' | 'prescription';

interface Kept {
  kind: WritingKind;
  appointmentId: string;
  /** Distinguishes texts of the same kind in one visit. */
  id: string;
  store: Pick<SelfSaving<unknown>, 'hasUnsaved' | 'save' | 'close'>;
}
interface OfPerson {
  userId: string;
  kept: Kept[];
}

/** One entry per page (its query cache) and current user: the next user to sign in finds nothing of the previous one. */
const KEPT = new WeakMap<object, OfPerson>();

export interface Writer {
  queries: object;
  /** Null while the session is renewed: the page still belongs to the same user. */
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

/** Returns the store of a text in progress, or makes one. */
export function keptWriting<Store extends Kept['store']>(
  writer: Writer,
  { kind, appointmentId, id }: Omit<Kept, 'store'>,
  make: () => Store,
): Store {
  const { kept } = ofPerson(writer);
  const found = kept.find((one) => one.kind === kind && one.appointmentId === appointmentId && one.id === id);
  // The same kind always has the same class.
  if (found !== undefined) return found.store as Store;
  const store = make();
  kept.push({ kind, appointmentId, id, store });
  return store;
}

/** Forgets a discarded text, or one that is to be refetched; nothing of it is saved any more. */
export function dropWriting(queries: object, kind: WritingKind, id: string): void {
  const { kept } = KEPT.get(queries) ?? { kept: [] };
  const at = kept.findIndex((one) => one.kind === kind && one.id === id);
  if (at >= 0) kept.splice(at, 1)[0]?.store.close();
}

/** Ids of a visit's texts with unsaved changes on this page. */
export const unsavedOf = (queries: object, appointmentId: string, kind: WritingKind): string[] =>
  (KEPT.get(queries)?.kept ?? [])
    .filter((one) => one.kind === kind && one.appointmentId === appointmentId && one.store.hasUnsaved())
    .map(({ id }) => id);

/** Saves all texts of a visit on this page; resolves when no save is in flight, whether they succeeded or not. */
export async function saveWriting(queries: object, appointmentId: string): Promise<void> {
  const own = (KEPT.get(queries)?.kept ?? []).filter((one) => one.appointmentId === appointmentId);
  await Promise.all(own.map(({ store }) => store.save()));
}
