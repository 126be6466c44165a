-- What a deployment is made of, for `npm run doctor`: nothing about people, no secret, no row of anybody's.
--
-- The repository's own database, built from the same files, answers the same function: what differs between the two answers is
-- what is wrong. Parts of the platform that an installation does not have (pg_cron, the vault) give null.

/* One part of the answer, read by a fixed statement; null where what it reads is not there or not the owner's to read. */
create function private.fact(p_statement text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  v_found jsonb;
begin
  execute p_statement into v_found;
  return v_found;
exception when undefined_table or undefined_column or undefined_function or invalid_schema_name or insufficient_privilege then
  return null;
end $$;
comment on function private.fact(text) is
  'Runs one fixed statement of deployment_facts() that gives jsonb; null where its table is not there or may not be read.';

create function private.catalogue_of_tables() returns table (thing text, says text)
language sql stable set search_path = '' as $$
  with ours as (
    select c.*, format('%s.%s', n.nspname, c.relname) as name, n.nspname in ('public', 'private') as whole
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm') and (n.nspname in ('public', 'private')
      or format('%s.%s', n.nspname, c.relname) in ('storage.objects', 'storage.buckets', 'realtime.messages'))
      and not exists (select from pg_catalog.pg_depend d where d.objid = c.oid and d.deptype = 'e')
  )
  select 'row security of ' || name, case when relrowsecurity then 'on' else 'off' end
    || case when whole and relforcerowsecurity then ', also for the owner' else '' end
  from ours where relkind in ('r', 'p')
  union all
  select format('policy "%s" of %s', p.polname, o.name), format('%s for %s to %s, %s',
    case when p.polpermissive then 'permissive' else 'restrictive' end,
    case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
    (select string_agg(case when r = 0 then 'public' else pg_catalog.pg_get_userbyid(r)::text end, ' and '
      order by case when r = 0 then 'public' else pg_catalog.pg_get_userbyid(r)::text end)
      from unnest(p.polroles) r),
    md5(coalesce(pg_catalog.pg_get_expr(p.polqual, p.polrelid), '') || ' / ' || coalesce(pg_catalog.pg_get_expr(p.polwithcheck, p.polrelid), '')))
  from pg_catalog.pg_policy p join ours o on o.oid = p.polrelid
  union all
  select format('rights of %s on %s', case when a.grantee = 0 then 'everybody' else pg_catalog.pg_get_userbyid(a.grantee)::text end, o.name),
    string_agg(lower(a.privilege_type), ', ' order by a.privilege_type)
  from ours o, pg_catalog.aclexplode(o.relacl) a
  where o.whole and (a.grantee = 0 or pg_catalog.pg_get_userbyid(a.grantee) in ('anon', 'authenticated', 'service_role'))
  group by a.grantee, o.name
  union all
  select format('rights of %s on the column %s of %s', pg_catalog.pg_get_userbyid(a.grantee), t.attname, o.name),
    string_agg(lower(a.privilege_type), ', ' order by a.privilege_type)
  from ours o join pg_catalog.pg_attribute t on t.attrelid = o.oid, pg_catalog.aclexplode(t.attacl) a
  where o.whole and pg_catalog.pg_get_userbyid(a.grantee) in ('anon', 'authenticated', 'service_role')
  group by a.grantee, t.attname, o.name
  union all
  select 'columns of ' || o.name, md5(string_agg(format('%s %s %s %s', t.attname, pg_catalog.format_type(t.atttypid, t.atttypmod),
    t.attnotnull, pg_catalog.pg_get_expr(d.adbin, d.adrelid)), ', ' order by t.attname))
  from ours o join pg_catalog.pg_attribute t on t.attrelid = o.oid and t.attnum > 0 and not t.attisdropped
    left join pg_catalog.pg_attrdef d on d.adrelid = o.oid and d.adnum = t.attnum
  where o.whole group by o.name
  union all
  select format('constraint %s of %s', k.conname, o.name), md5(pg_catalog.pg_get_constraintdef(k.oid))
  from pg_catalog.pg_constraint k join ours o on o.oid = k.conrelid where o.whole and k.contype <> 'n'
  union all
  select format('index %s of %s', i.relname, o.name), md5(pg_catalog.pg_get_indexdef(x.indexrelid))
  from pg_catalog.pg_index x join ours o on o.oid = x.indrelid join pg_catalog.pg_class i on i.oid = x.indexrelid where o.whole
  union all
  select format('trigger %s of %s', t.tgname, o.name), md5(pg_catalog.pg_get_triggerdef(t.oid)) || case t.tgenabled when 'D' then ', switched off' else '' end
  from pg_catalog.pg_trigger t join ours o on o.oid = t.tgrelid where o.whole and not t.tgisinternal
$$;
comment on function private.catalogue_of_tables() is
  'Each table with its row security, policies, rights, columns, constraints, indexes and triggers, one line a thing with what it says or a digest of it.';

create function private.catalogue_of_functions() returns table (thing text, says text)
language sql stable set search_path = '' as $$
  with ours as (
    select p.*, format('%s.%s(%s)', n.nspname, p.proname, pg_catalog.pg_get_function_identity_arguments(p.oid)) as name
    from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('public', 'private')
      and not exists (select from pg_catalog.pg_depend d where d.objid = p.oid and d.deptype = 'e')
  )
  select 'function ' || name, md5(concat_ws(' / ', prosrc, pg_catalog.pg_get_function_sqlbody(oid), pg_catalog.pg_get_function_result(oid),
    provolatile, prosecdef, proisstrict, array_to_string(proconfig, ', ')))
  from ours
  union all
  select format('right of %s to call %s', case when a.grantee = 0 then 'everybody' else pg_catalog.pg_get_userbyid(a.grantee)::text end, o.name), 'given'
  from ours o, pg_catalog.aclexplode(coalesce(o.proacl, pg_catalog.acldefault('f', o.proowner))) a
  where a.grantee = 0 or pg_catalog.pg_get_userbyid(a.grantee) in ('anon', 'authenticated', 'service_role')
  union all
  select format('right of %s to use the schema %s', pg_catalog.pg_get_userbyid(a.grantee), n.nspname),
    string_agg(lower(a.privilege_type), ', ' order by a.privilege_type)
  from pg_catalog.pg_namespace n, pg_catalog.aclexplode(n.nspacl) a
  where n.nspname in ('public', 'private') and pg_catalog.pg_get_userbyid(a.grantee) in ('anon', 'authenticated')
  group by a.grantee, n.nspname
  union all
  select format('role %s', r.rolname), case when r.rolsuper then 'superuser' when r.rolbypassrls then 'passes row security by' else 'bound by row security' end
  from pg_catalog.pg_roles r where r.rolname in ('anon', 'authenticated')
$$;
comment on function private.catalogue_of_functions() is
  'Each function with a digest of its text, who may call it, who may use the schemas, and what the roles of requests are.';

create function private.clocks_of_zones() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_object_agg(z.name, (select jsonb_agg(private.minutes_ahead(t.at, z.name) order by t.at)
    from generate_series(m.first, m.first + interval '23 months', interval '1 month', 'UTC') t (at)))
  from (select distinct private.zone_or(u.zone, 'UTC') as name from (
      select s.time_zone as zone from public.specialists s union select p.time_zone from public.profiles p
      union all values ('Africa/Johannesburg'), ('Europe/London'), ('America/New_York'), ('America/Vancouver')) u
    order by 1 limit 300) z
  -- By the clock that the answer tells as its own.
  cross join (select date_trunc('month', clock_timestamp(), 'UTC') as first) m
$$;
comment on function private.clocks_of_zones() is
  'Of each time zone that somebody uses: how many minutes it is ahead of UTC at the beginning (UTC) of each of 24 months from this one. Names of zones and numbers, nothing about people.';

create function public.deployment_facts() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'now', clock_timestamp(),
    'zones', private.clocks_of_zones(),
    'server', current_setting('server_version_num')::int,
    'migrations', coalesce(
      private.fact('select coalesce(jsonb_agg(m.version order by m.version), ''[]'') from supabase_migrations.schema_migrations m'),
      private.fact('select coalesce(jsonb_agg(split_part(m.name, ''_'', 1) order by m.name), ''[]'') from local_services.migrations m where m.name ~ ''^\d{14}_''')),
    'catalogue', (select jsonb_object_agg(c.thing, c.says)
      from (select * from private.catalogue_of_tables() union all select * from private.catalogue_of_functions()) c),
    'settings', (select jsonb_object_agg(s.key, s.value) from private.settings s),
    'address', private.address_in(coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb),
    'extensions', (select jsonb_agg(e.extname order by e.extname) from pg_catalog.pg_extension e),
    'buckets', private.fact('select jsonb_object_agg(b.id, jsonb_build_object(''public'', b.public, ''limit'', b.file_size_limit,
      ''types'', b.allowed_mime_types)) from storage.buckets b'),
    -- The text of an error can quote what people typed; its code cannot.
    'jobs', (select jsonb_agg(jsonb_build_object('name', j.name, 'every', extract(epoch from j.every),
        'ago', extract(epoch from private.clock() - j.last_ok_at),
        'error', case when j.last_error_at > coalesce(j.last_ok_at, '-infinity') then left(j.last_error, 5) end) order by j.position)
      from private.job_runs j where to_regprocedure(j.name || '()') is not null),
    'cron', private.fact('select coalesce(jsonb_agg(jsonb_build_object(''name'', c.jobname, ''schedule'', c.schedule, ''command'', c.command,
      ''active'', c.active, ''last'', (select jsonb_build_object(''status'', d.status, ''ago'', extract(epoch from now() - d.start_time))
        from cron.job_run_details d where d.jobid = c.jobid order by d.start_time desc limit 1))), ''[]'') from cron.job c'),
    'flags', (select coalesce(jsonb_agg(jsonb_build_object('name', f.name, 'owner', f.owner, 'ends', f.ends_on) order by f.name), '[]')
      from private.flags_now() f where f.overdue),
    'vault', private.fact('select coalesce(jsonb_agg(s.name order by s.name), ''[]'') from vault.secrets s'),
    'anchors', (select jsonb_build_object('store', s.store, 'entry', s.entry, 'ago', extract(epoch from clock_timestamp() - s.checked_at),
        'waiting', (select count(*) from private.access_log_heads h where h.seq > h.anchored_seq),
        'since', extract(epoch from clock_timestamp() - s.waiting_since), 'faults', (select count(*) from private.access_log_faults),
        'restored', (select jsonb_build_object('at', max(r.sealed_at), 'logs', count(distinct g.patient_id),
          'lines', coalesce(sum(g.to_seq - g.from_seq + 1), 0))
          from private.log_restorations r left join private.log_gaps g on g.publication_id = r.publication_id having count(*) > 0))
      from private.access_log_anchoring s),
    'outbox', (select jsonb_build_object(
        'waiting', count(*) filter (where o.state in ('waiting', 'sending') and o.not_before <= now()),
        'oldest', extract(epoch from now() - min(o.not_before) filter (where o.state in ('waiting', 'sending') and o.not_before <= now())),
        'failed', count(*) filter (where o.state = 'failed' and o.created_at > now() - interval '1 day'))
      from public.outbox o))
$$;
comment on function public.deployment_facts() is
  'What this deployment is made of, for the doctor with the secret key: migrations, a digest of each policy, right, table and function, settings, the network address that this call is taken to come from, buckets, jobs, cron lines, names of vault secrets, how access logs are anchored, flags past their end date with their owners, waiting mail, clocks of the time zones in use. Nothing about people.';
grant execute on function public.deployment_facts to service_role;
