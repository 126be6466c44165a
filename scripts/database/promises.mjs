// What a release promises to the code beside it: what can be called and read through the API, in names and types. Code of the
// last release meets the database of the next one, so that one must keep every promise, or have announced its end before.
// What stands inside a jsonb value, which texts a text column may hold and what a function refuses is not told from a catalogue.

/** @typedef {Record<string, Record<string, unknown>>} Promises by kind and name: `function public.find_slots`, `column public.profiles.name` */
/** @typedef {{ about: string, says: string }} Broken */

const ROLES = `unnest(array['anon', 'authenticated', 'service_role']) role`;

// Requests name arguments, so that their order is free. Of a function with several signatures each is a promise.
const FUNCTIONS = `
  select 'function public.' || p.proname as name, jsonb_build_object('variants', jsonb_agg(jsonb_build_object(
    'takes', coalesce(a.takes, '{}'), 'optional', coalesce(a.optional, '{}'), 'many', p.proretset,
    'gives', coalesce(a.gives, r.gives, to_jsonb(format_type(p.prorettype, null))), 'to', g.roles) order by p.oid::regprocedure::text)) as is
  from pg_proc p
  cross join lateral (select jsonb_agg(role order by role) as roles from ${ROLES} where has_function_privilege(role, p.oid, 'execute')) g
  cross join lateral (select
      jsonb_object_agg(name, type) filter (where mode in ('i', 'b', 'v')) as takes,
      jsonb_object_agg(name, standard) filter (where standard is not null) as optional,
      jsonb_object_agg(name, type) filter (where mode in ('t', 'o', 'b')) as gives
    from (select coalesce(nullif(p.proargnames[i], ''), '$' || i) as name, coalesce(p.proargmodes[i], 'i') as mode,
        format_type(t.type, null) as type, pg_get_function_arg_default(p.oid, i::int) as standard
      from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality t (type, i)) e) a
  left join lateral (select jsonb_object_agg(c.attname, format_type(c.atttypid, c.atttypmod)) as gives from pg_type t
    join pg_attribute c on c.attrelid = t.typrelid and c.attnum > 0 and not c.attisdropped where t.oid = p.prorettype) r on true
  where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p') and g.roles is not null
  group by p.proname`;

// Rights of a table stand at its columns: a role may have them for some columns alone.
const COLUMNS = `
  select format('column public.%s.%s', c.relname, a.attname) as name, jsonb_build_object(
    'type', format_type(a.atttypid, a.atttypmod), 'empty', not a.attnotnull, 'to', g.roles) as is
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  cross join lateral (select jsonb_agg(role || ' ' || may order by role, may) as roles
    from ${ROLES}, unnest(array['select', 'insert', 'update']) may where has_column_privilege(role, c.oid, a.attnum, may)) g
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and g.roles is not null`;

const TYPES = `
  select 'type public.' || t.typname as name, jsonb_build_object('based', case when t.typtype = 'd' then format_type(t.typbasetype, t.typtypmod) end,
    'to', (select jsonb_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid)) as is
  from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')`;

const BUCKETS = `
  select 'bucket ' || b.id as name, jsonb_build_object('public', b.public, 'most', b.file_size_limit, 'to', to_jsonb(b.allowed_mime_types)) as is
  from storage.buckets b`;

/** @param {any} tx a transaction (postgres.js) @returns {Promise<Promises>} */
export async function readPromises(tx) {
  await tx`set local search_path = ''`;
  const rows = [];
  for (const query of [FUNCTIONS, COLUMNS, TYPES, BUCKETS]) rows.push(...(await tx.unsafe(query)));
  const byName = rows.map((row) => [row.name, row.is]).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(byName);
}

const missing = (old, now) => (old ?? []).filter((item) => !now?.includes(item));

/** What of an old shape is gone; both are a type, or types by column. */
function shapeLost(old, now) {
  if (typeof old === 'string' || typeof now === 'string') {
    return JSON.stringify(old) === JSON.stringify(now)
      ? []
      : [`gives ${JSON.stringify(now)} in place of ${JSON.stringify(old)}`];
  }
  return Object.entries(old).flatMap(([name, type]) => {
    if (!(name in now)) return [`no longer gives ${name}`];
    return now[name] === type ? [] : [`gives ${name} as ${now[name]}, it was ${type}`];
  });
}

/** Why calls written for `old` would not be answered by `now` alone. */
function callsLost(old, now) {
  const taken = Object.entries(old.takes).flatMap(([name, type]) => {
    if (!(name in now.takes)) return [`no longer takes ${name}`];
    if (now.takes[name] !== type) return [`takes ${name} as ${now.takes[name]}, it was ${type}`];
    return name in old.optional && !(name in now.optional) ? [`cannot be called without ${name} any more`] : [];
  });
  const asked = Object.keys(now.takes).filter((name) => !(name in old.takes) && !(name in now.optional));
  return [...taken, ...asked.map((name) => `asks for ${name}, which has no default`)];
}

function functionLost(old, now) {
  return old.variants.flatMap((variant) => {
    const answering = now.variants.filter((other) => callsLost(variant, other).length === 0);
    const [other = now.variants[0]] = answering;
    if (answering.length === 0) return callsLost(variant, other);
    if (answering.length > 1) return ['has two signatures that answer the same call, which is refused as ambiguous'];
    const many =
      variant.many === other.many ? [] : [`gives ${other.many ? 'many rows' : 'one row'}, it was the other way`];
    return [
      ...many,
      ...shapeLost(variant.gives, other.gives),
      ...missing(variant.to, other.to).map((role) => `is taken from ${role}`),
    ];
  });
}

function plainLost(old, now) {
  // A list of undefined length allows everything.
  const narrowed = now.to === null && old.to !== null ? [] : missing(old.to, now.to).map((item) => `loses ${item}`);
  return [
    ...(old.to === null && now.to !== null ? [`is limited to ${now.to.join(', ')}`] : []),
    ...narrowed,
    ...['type', 'based', 'public']
      .filter((part) => old[part] !== now[part])
      .map((part) => `${part} is ${now[part]}, it was ${old[part]}`),
    ...(old.empty === false && now.empty ? ['may be empty now'] : []),
    ...((now.most ?? Infinity) < (old.most ?? Infinity) ? [`takes ${now.most} bytes at most`] : []),
  ];
}

/**
 * The promises of an earlier release that a later database does not keep.
 * @param {Promises} old @param {Promises} now @returns {Broken[]}
 */
export function brokenPromises(old, now) {
  return Object.entries(old).flatMap(([about, promise]) => {
    if (!now[about]) return [{ about, says: `${about} is gone` }];
    const lost = about.startsWith('function ') ? functionLost(promise, now[about]) : plainLost(promise, now[about]);
    return lost.map((why) => ({ about, says: `${about} ${why}` }));
  });
}

/**
 * What of the last release is neither kept nor announced by it.
 * @param {import('./released.mjs').Released | undefined} released @param {Promises} promises of now @returns {string[]}
 */
export function unannounced(released, promises) {
  return brokenPromises(released?.promises ?? {}, promises)
    .filter(({ about }) => !released.announced[about])
    .map(
      ({ about, says }) =>
        `${says}. Keep it, or name "${about}" in supabase/deprecated.json and take it away one release later`,
    );
}
