import { z } from 'zod';

const resource = z.looseObject({ resourceType: z.string().min(1) });
export type Resource = z.output<typeof resource>;

const entry = z.object({
  fullUrl: z.string().optional().catch(undefined),
  resource: resource.optional().catch(undefined),
  request: z.object({ method: z.string() }).optional().catch(undefined),
  modifierExtension: z.unknown().optional(),
});
const bundle = z.looseObject({
  resourceType: z.literal('Bundle'),
  type: z.string().optional().catch(undefined),
  entry: z.array(z.unknown()).default([]),
});

export interface BundleEntry {
  ref: string;
  /** Null when the entry has none, or one that cannot be read. */
  resource: Resource | null;
  /** The bundle asks a server to delete it. */
  isDeleted: boolean;
  /** The entry itself, with its modifiers. */
  entry: unknown;
  isOlder: boolean;
}

export interface Resources {
  placed: readonly BundleEntry[];
  of: (type: string) => readonly Resource[];
  /**
   * @param reference relative, absolute, by `urn:` or to a contained resource (`#id`)
   * @returns undefined when nothing, or more than one thing, has that address
   */
  find: (reference: string, holder?: Resource) => Resource | undefined;
  documentSubject: string | undefined;
  /** FHIR rules that would change the meaning of the whole bundle. */
  implicitRules: unknown;
}

/**
 * Source: https://hl7.org/fhir/R4/bundle.html#references.
 * @returns null when it is not a Bundle
 */
export function readResources(content: unknown): Resources | null {
  const parsed = bundle.safeParse(content);
  if (!parsed.success) return null;
  const placed = markOlder(parsed.data.entry.map(toBundleEntry));
  const byAddress = new Map<string, Set<Resource>>();
  const hosted = new Set<Resource>();
  const isNowhere = (one: Resource) => !hosted.has(one);
  const keep = (address: string, one: Resource) =>
    byAddress.set(address, (byAddress.get(address) ?? new Set<Resource>()).add(one));
  const current = placed.flatMap(({ resource: one, isOlder, isDeleted }) =>
    one === null || isOlder || isDeleted ? [] : [one],
  );
  for (const { resource: one, entry: whole, isOlder } of placed) {
    if (one === null || isOlder) continue;
    if (typeof one.id === 'string') keep(`${one.resourceType}/${one.id}`, one);
    const { fullUrl } = entry.parse(whole);
    if (fullUrl !== undefined) keep(fullUrl, one);
    if (fullUrl?.startsWith('http') === true) hosted.add(one);
  }
  const first = current[0];
  const subjectOfFirst = (first?.subject as { reference?: unknown } | undefined)?.reference;
  return {
    placed,
    of: (type) => current.filter(({ resourceType }) => resourceType === type),
    find: (reference, holder) => {
      if (reference.startsWith('#')) return containedIn(holder, reference.slice(1));
      const address = reference.replace(/\/_history\/[^/]*$/, '');
      // An address on one server never resolves to a resource of another.
      const found = [...(byAddress.get(address) ?? [...(byAddress.get(relativeOf(address)) ?? [])].filter(isNowhere))];
      // Identical duplicates count as one; two different resources with one address cannot be told apart.
      return found.length < 2 || new Set(found.map((one) => JSON.stringify(one))).size === 1 ? found[0] : undefined;
    },
    documentSubject:
      parsed.data.type === 'document' && first?.resourceType === 'Composition' && typeof subjectOfFirst === 'string'
        ? subjectOfFirst
        : undefined,
    implicitRules: parsed.data.implicitRules,
  };
}

/** The relative form of an absolute address. */
const relativeOf = (address: string) => /[A-Z][A-Za-z]+\/[A-Za-z0-9.-]{1,64}$/.exec(address)?.[0] ?? address;

function toBundleEntry(whole: unknown, at: number): BundleEntry {
  const { data } = entry.safeParse(whole);
  return {
    ref: String(at),
    resource: data?.resource ?? null,
    isDeleted: data?.request?.method.toUpperCase() === 'DELETE',
    entry: whole,
    isOlder: false,
  };
}

const kept = z.object({
  meta: z.object({ versionId: z.string().optional(), lastUpdated: z.string().optional() }).default({}),
});

/** Of several versions of a resource, as in a history bundle, only the newest is true now. */
function markOlder(placed: BundleEntry[]): BundleEntry[] {
  const newest = new Map<string, BundleEntry>();
  for (const one of placed) {
    const id = versioned(one);
    if (id === null) continue;
    const before = newest.get(id);
    if (before === undefined || isNewer(one.resource, before.resource)) newest.set(id, one);
  }
  return placed.map((one) => {
    const id = versioned(one);
    return id === null || newest.get(id) === one ? one : { ...one, isOlder: true };
  });
}

/**
 * Returns a key only for resources that state a version. All Patients are kept, because two with one address may be two people.
 */
function versioned({ resource: one, entry: whole }: BundleEntry): string | null {
  if (one === null || typeof one.id !== 'string' || one.resourceType === 'Patient') return null;
  const { meta } = kept.safeParse(one).data ?? {};
  if (meta?.versionId === undefined && meta?.lastUpdated === undefined) return null;
  // Two servers may have assigned the same id.
  return entry.parse(whole).fullUrl ?? `${one.resourceType}/${one.id}`;
}

function isNewer(one: Resource | null, other: Resource | null): boolean {
  const [mine, theirs] = [one, other].map((each) => kept.safeParse(each).data?.meta ?? {});
  const times = [mine?.lastUpdated, theirs?.lastUpdated].map((text) => Date.parse(text ?? ''));
  const [at = Number.NaN, before = Number.NaN] = times;
  if (at !== before && !Number.isNaN(at) && !Number.isNaN(before)) return at > before;
  return Number(mine?.versionId) > Number(theirs?.versionId);
}

function containedIn(holder: Resource | undefined, id: string): Resource | undefined {
  const all = z.array(resource.optional().catch(undefined)).safeParse(holder?.contained).data ?? [];
  return all.find((one) => one?.id === id);
}
