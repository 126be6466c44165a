import type { Sql } from 'postgres';

/** What a table has, and a row of the world to try writes with. */
export interface TableFacts {
  name: string;
  kind: 'table' | 'view';
  /** Columns a write may name. */
  columns: string[];
  key: string[];
  row: Record<string, unknown>;
}

/** Every table and view of schema public. */
export async function relationsOf(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'v', 'm', 'p', 'f') and not c.relispartition order by 1`;
  return rows.map(({ name }) => name);
}

/** A function of a schema, without those that belong to an extension. */
export interface FunctionFacts {
  name: string;
  callers: string[];
  /** Names and types of the arguments that go in. */
  args: { name: string; type: string }[];
}

export async function functionsOf(sql: Sql, schema: string): Promise<FunctionFacts[]> {
  return sql<FunctionFacts[]>`
    select p.proname as name,
      array(select r from unnest(array['anon', 'authenticated', 'service_role']) r
        where has_function_privilege(r, p.oid, 'execute')) as callers,
      coalesce((select jsonb_agg(jsonb_build_object('name', p.proargnames[t.n], 'type', t.type::regtype::text) order by t.n)
        from unnest(p.proargtypes::oid[]) with ordinality t (type, n)), '[]') as args
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = ${schema} and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by 1`;
}

/** The facts of a table; its row is one that names A, where there is one. */
export async function factsOf(sql: Sql, name: string, patientA: string): Promise<TableFacts> {
  const [facts] = await sql<Omit<TableFacts, 'row' | 'name'>[]>`
    select case c.relkind when 'v' then 'view' else 'table' end as kind,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = '' and a.attidentity <> 'a' order by a.attnum) as columns,
      coalesce((select array_agg(a.attname::text order by a.attnum) from pg_index i join pg_attribute a on a.attrelid = c.oid
        and a.attnum = any (i.indkey) where i.indrelid = c.oid and i.indisprimary), '{}') as key
    from pg_class c where c.oid = ${`public.${name}`}::regclass`;
  const [sample] = await sql.unsafe<{ row: Record<string, unknown> }[]>(
    `select to_jsonb(t) as row from public.${name} t order by to_jsonb(t)::text like $1 desc limit 1`,
    [`%${patientA}%`],
  );
  if (!facts) throw new Error(`${name} is not in the catalogue.`);
  if (!sample) throw new Error(`${name} has no row in the world: "nothing" would mean nothing. Add one in prepare.`);
  return { name, ...facts, key: facts.key.length > 0 ? facts.key : facts.columns.slice(0, 1), row: sample.row };
}
