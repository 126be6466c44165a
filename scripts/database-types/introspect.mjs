// Reads schema `public` of a migrated database: everything that the API can name.

const COLUMNS = `
  select c.relname as relation, c.relkind = 'v' as is_view, a.attname as name, format_type(a.atttypid, null) as type,
    a.attnotnull as required, a.atthasdef or a.attidentity <> '' as defaulted, a.attgenerated <> '' or a.attidentity = 'a' as generated
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
  where n.nspname = 'public' and c.relkind in ('r', 'v', 'p') and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attname`;

const RELATIONSHIPS = `
  select k.conrelid::regclass::text as relation, k.conname as name, k.confrelid::regclass::text as target,
    (select array_agg(a.attname::text order by x.n) from unnest(k.conkey) with ordinality x (num, n)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = x.num) as columns,
    (select array_agg(a.attname::text order by x.n) from unnest(k.confkey) with ordinality x (num, n)
      join pg_attribute a on a.attrelid = k.confrelid and a.attnum = x.num) as target_columns,
    exists (select from pg_index i where i.indrelid = k.conrelid and i.indisunique and i.indpred is null
      and i.indkey::text = array_to_string(k.conkey, ' ')) as one_to_one
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where k.contype = 'f' and n.nspname = 'public' order by 1, 2`;

const FUNCTIONS = `
  select p.proname as name, p.proretset as is_set, format_type(p.prorettype, null) as returns,
    (select r.relname from pg_class r join pg_namespace rn on rn.oid = r.relnamespace
      where r.oid = t.typrelid and rn.nspname = 'public') as returns_relation,
    p.pronargs as inputs, p.pronargdefaults as defaults, coalesce(p.proargnames, '{}') as names, p.proargmodes::text[] as modes,
    (select array_agg(format_type(x.type, null) order by x.n)
      from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality x (type, n)) as types
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_type t on t.oid = p.prorettype
  where n.nspname = 'public' and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by p.proname`;

/** @returns {Promise<{ columns: any[], relationships: any[], functions: any[] }>} */
export async function introspect(sql) {
  return {
    columns: await sql.unsafe(COLUMNS),
    relationships: await sql.unsafe(RELATIONSHIPS),
    functions: await sql.unsafe(FUNCTIONS),
  };
}
