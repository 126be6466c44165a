-- An empty list of migrations is a list: the doctor says which are missing instead of that none can be read.

create or replace function public.deployment_facts() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'now', clock_timestamp(),
    'server', current_setting('server_version_num')::int,
    'migrations', coalesce(
      private.fact('select coalesce(jsonb_agg(m.version order by m.version), ''[]'') from supabase_migrations.schema_migrations m'),
      private.fact('select coalesce(jsonb_agg(split_part(m.name, ''_'', 1) order by m.name), ''[]'') from local_services.migrations m where m.name ~ ''^\d{14}_''')),
    'catalogue', (select jsonb_object_agg(c.thing, c.says)
      from (select * from private.catalogue_of_tables() union all select * from private.catalogue_of_functions()) c),
    'settings', (select jsonb_object_agg(s.key, s.value) from private.settings s),
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
    'vault', private.fact('select coalesce(jsonb_agg(s.name order by s.name), ''[]'') from vault.secrets s'),
    'outbox', (select jsonb_build_object(
        'waiting', count(*) filter (where o.state in ('waiting', 'sending') and o.not_before <= now()),
        'oldest', extract(epoch from now() - min(o.not_before) filter (where o.state in ('waiting', 'sending') and o.not_before <= now())),
        'failed', count(*) filter (where o.state = 'failed' and o.created_at > now() - interval '1 day'))
      from public.outbox o))
$$;
