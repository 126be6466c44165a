// Queries that describe a database. Each returns a kind, a name in words, and an object of texts.

/** Objects of our schemas, without those that an extension created. */
const OURS = `n.nspname in ('public', 'private')`;
const notOfExtension = (catalogue, oid) =>
  `not exists (select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;

/** Grants to roles other than the owner: rows of `{acl}` as one line per role. */
const grants = (acl, owner) => `(select jsonb_object_agg('granted to ' || role, rights) from (
  select case when a.grantee = 0 then 'everyone' else a.grantee::regrole::text end as role,
    string_agg(lower(a.privilege_type) || case when a.is_grantable then ' with grant option' else '' end, ', '
      order by a.privilege_type) as rights
  from aclexplode(${acl}) a where a.grantee <> ${owner} group by a.grantee) g)`;

const SCHEMAS = `
  select 'schema', n.nspname::text, jsonb_build_object('comment', obj_description(n.oid, 'pg_namespace'))
    || coalesce(${grants(`coalesce(n.nspacl, acldefault('n', n.nspowner))`, 'n.nspowner')}, '{}')
  from pg_namespace n where ${OURS}`;

const EXTENSIONS = `
  select 'extension', e.extname::text, jsonb_build_object('schema', n.nspname)
  from pg_extension e join pg_namespace n on n.oid = e.extnamespace`;

const DEFAULT_PRIVILEGES = `
  select 'default privileges', format('of %s in %s', case d.defaclobjtype when 'r' then 'tables' when 'S' then 'sequences'
      when 'f' then 'functions' when 'T' then 'types' else 'schemas' end, coalesce(n.nspname, 'every schema')),
    coalesce(${grants('d.defaclacl', 'd.defaclrole')}, '{}')
  from pg_default_acl d left join pg_namespace n on n.oid = d.defaclnamespace`;

const RELATIONS = `
  select case c.relkind when 'v' then 'view' when 'm' then 'materialised view' else 'table' end, n.nspname || '.' || c.relname,
    jsonb_build_object('row security', case when c.relrowsecurity then 'enabled' else 'off' end
        || case when c.relforcerowsecurity then ', forced' else '' end,
      'persistence', c.relpersistence, 'options', c.reloptions::text, 'replica identity', c.relreplident,
      'query', case when c.relkind in ('v', 'm') then pg_get_viewdef(c.oid) end, 'comment', obj_description(c.oid, 'pg_class'),
      'order of columns', (select string_agg(a.attname, ', ' order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped))
    || coalesce(${grants(`coalesce(c.relacl, acldefault('r', c.relowner))`, 'c.relowner')}, '{}')
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS} and c.relkind in ('r', 'p', 'v', 'm')`;

const COLUMNS = `
  select 'column', n.nspname || '.' || c.relname || '.' || a.attname,
    jsonb_build_object('type', format_type(a.atttypid, a.atttypmod), 'may be null', not a.attnotnull,
      'default', pg_get_expr(d.adbin, d.adrelid), 'generated', nullif(a.attgenerated::text || a.attidentity::text, ''),
      'collation', (select o.collname from pg_collation o where o.oid = a.attcollation),
      'comment', col_description(c.oid, a.attnum))
    || coalesce(${grants('a.attacl', 'c.relowner')}, '{}')
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where ${OURS} and c.relkind in ('r', 'p', 'v', 'm', 'c') and a.attnum > 0 and not a.attisdropped`;

const CONSTRAINTS = `
  select 'constraint', k.conname || ' of ' || coalesce(k.conrelid::regclass::text, k.contypid::regtype::text),
    jsonb_build_object('rule', pg_get_constraintdef(k.oid), 'comment', obj_description(k.oid, 'pg_constraint'))
  from pg_constraint k join pg_namespace n on n.oid = k.connamespace where ${OURS} and k.contype <> 't'`;

const INDEXES = `
  select 'index', n.nspname || '.' || c.relname,
    jsonb_build_object('definition', pg_get_indexdef(c.oid), 'comment', obj_description(c.oid, 'pg_class'))
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace where ${OURS}`;

const SEQUENCES = `
  select 'sequence', n.nspname || '.' || c.relname,
    jsonb_build_object('numbers', format('%s from %s by %s, %s to %s%s', format_type(s.seqtypid, null), s.seqstart, s.seqincrement,
        s.seqmin, s.seqmax, case when s.seqcycle then ', in a circle' else '' end),
      'belongs to', (select d.refobjid::regclass || '.' || a.attname from pg_depend d join pg_attribute a
        on a.attrelid = d.refobjid and a.attnum = d.refobjsubid where d.objid = c.oid and d.deptype in ('a', 'i')),
      'comment', obj_description(c.oid, 'pg_class'))
    || coalesce(${grants(`coalesce(c.relacl, acldefault('s', c.relowner))`, 'c.relowner')}, '{}')
  from pg_sequence s join pg_class c on c.oid = s.seqrelid join pg_namespace n on n.oid = c.relnamespace where ${OURS}`;

const TYPES = `
  select 'type', n.nspname || '.' || t.typname,
    jsonb_build_object('values', (select string_agg(e.enumlabel, ', ' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid),
      'based on', case when t.typtype = 'd' then format_type(t.typbasetype, t.typtypmod) end, 'default', t.typdefault,
      'may be null', not t.typnotnull, 'comment', obj_description(t.oid, 'pg_type'))
    || coalesce(${grants(`coalesce(t.typacl, acldefault('T', t.typowner))`, 't.typowner')}, '{}')
  from pg_type t join pg_namespace n on n.oid = t.typnamespace left join pg_class c on c.oid = t.typrelid
  where ${OURS} and (t.typtype in ('e', 'd', 'r') or c.relkind = 'c') and ${notOfExtension('pg_type', 't.oid')}`;

// Our triggers and policies may be on platform tables: realtime.messages, storage.objects.
const TRIGGERS = `
  select 'trigger', t.tgname || ' on ' || t.tgrelid::regclass,
    jsonb_build_object('definition', pg_get_triggerdef(t.oid), 'state', t.tgenabled, 'comment', obj_description(t.oid, 'pg_trigger'))
  from pg_trigger t where not t.tgisinternal and t.tgname <> 'zz_realtime'`;

const POLICIES = `
  select 'policy', format('"%s" on %s', p.polname, p.polrelid::regclass),
    jsonb_build_object('command', p.polcmd, 'manner', case when p.polpermissive then 'permissive' else 'restrictive' end,
      'roles', (select string_agg(case when r = 0 then 'public' else r::regrole::text end, ', ' order by r::regrole::text)
        from unnest(p.polroles) r),
      'using', pg_get_expr(p.polqual, p.polrelid), 'with check', pg_get_expr(p.polwithcheck, p.polrelid),
      'comment', obj_description(p.oid, 'pg_policy'))
  from pg_policy p`;

const FUNCTIONS = `
  select case p.prokind when 'p' then 'procedure' when 'a' then 'aggregate' else 'function' end,
    format('%s.%s(%s)', n.nspname, p.proname, oidvectortypes(p.proargtypes)),
    jsonb_build_object('arguments', pg_get_function_arguments(p.oid), 'result', pg_get_function_result(p.oid),
      'language', l.lanname, 'volatility', p.provolatile, 'runs as', case when p.prosecdef then 'its owner' else 'its caller' end,
      'settings', p.proconfig::text, 'strict', p.proisstrict, 'leakproof', p.proleakproof, 'parallel', p.proparallel,
      'cost and rows', p.procost || ', ' || p.prorows, 'body', coalesce(pg_get_function_sqlbody(p.oid), p.prosrc),
      'comment', obj_description(p.oid, 'pg_proc'))
    || coalesce(${grants(`coalesce(p.proacl, acldefault('f', p.proowner))`, 'p.proowner')}, '{}')
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_language l on l.oid = p.prolang
  where ${OURS} and ${notOfExtension('pg_proc', 'p.oid')}`;

const PUBLICATIONS = `
  select 'publication', p.pubname::text, jsonb_build_object('what', format('%s %s %s %s', p.pubinsert, p.pubupdate, p.pubdelete, p.pubtruncate),
    'tables', (select string_agg(t.schemaname || '.' || t.tablename || coalesce(' where ' || t.rowfilter, ''), ', '
      order by t.schemaname, t.tablename) from pg_publication_tables t where t.pubname = p.pubname))
  from pg_publication p`;

export const OBJECT_QUERIES = [
  SCHEMAS,
  EXTENSIONS,
  DEFAULT_PRIVILEGES,
  RELATIONS,
  COLUMNS,
  CONSTRAINTS,
  INDEXES,
  SEQUENCES,
  TYPES,
  TRIGGERS,
  POLICIES,
  FUNCTIONS,
  PUBLICATIONS,
];

/** Tables whose rows a migration may have written: ours, and platform tables that hold settings. */
export const TABLES_WITH_ROWS = `
  select c.oid::regclass::text as name,
    (select array_agg(a.attname::text order by a.attnum) from pg_index i join pg_attribute a
      on a.attrelid = c.oid and a.attnum = any (i.indkey) where i.indrelid = c.oid and i.indisprimary) as key,
    -- What is drawn anew in each database says nothing: of a moment only whether it is set, of a random id nothing.
    (select coalesce(array_agg(a.attname::text), '{}') from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
      and not a.attisdropped and a.atttypid = 'timestamptz'::regtype) as moments,
    (select coalesce(array_agg(a.attname::text), '{}') from pg_attribute a join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where a.attrelid = c.oid and pg_get_expr(d.adbin, d.adrelid) ~ 'gen_random_uuid') as random
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and (${OURS} or c.oid in (to_regclass('storage.buckets'), to_regclass('cron.job')))`;
