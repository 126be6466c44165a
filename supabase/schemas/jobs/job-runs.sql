-- One door for the clock: everything that falls due is done by run_due_jobs(), called every few seconds.
--
-- Nothing depends on when it runs; the functions people call look at the clock themselves. Each job runs in a block of its
-- own: one that fails is rolled back, written down and tried again next time, and the others go on.

create table private.job_runs (
  name text primary key check (length(name) <= 60),
  position int generated always as identity,
  every interval not null default '0 seconds',
  last_run_at timestamptz,
  last_ok_at timestamptz,
  last_result jsonb,
  last_error text check (length(last_error) <= 500),
  last_error_at timestamptz,
  runs bigint not null default 0,
  failures bigint not null default 0
);
comment on table private.job_runs is
  'The jobs of run_due_jobs(), in the order they run: how often each is wanted, when it last ran, its last error. A job is a function without arguments that exists or comes later.';

alter table private.job_runs enable row level security;
alter table private.job_runs force row level security;
revoke all on private.job_runs from public, anon, authenticated, service_role;

create function private.run_job(p_name text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_job private.job_runs;
  v_result jsonb;
  v_code text;
  v_error text;
begin
  select * into v_job from private.job_runs j where j.name = p_name for update;
  -- A last run that lies ahead is one before the clock was set back.
  if not found or to_regprocedure(p_name || '()') is null
    or (v_job.last_ok_at > private.clock() - v_job.every and v_job.last_ok_at <= private.clock()) then
    return null;
  end if;
  begin
    execute format('select to_jsonb(%s())', to_regprocedure(p_name || '()')::regproc) into v_result;
  exception when others then
    v_code := sqlstate;
    v_error := left(sqlstate || ' ' || sqlerrm, 500);
  end;
  update private.job_runs set runs = runs + 1, last_run_at = private.clock(), last_result = coalesce(v_result, last_result),
    failures = failures + case when v_error is null then 0 else 1 end, last_error = coalesce(v_error, last_error),
    last_ok_at = case when v_error is null then private.clock() else last_ok_at end,
    last_error_at = case when v_error is null then last_error_at else private.clock() end
  where name = p_name;
  -- The text can quote what people typed; whoever may read this table sees it, a log does not.
  return case when v_code is null then jsonb_build_object('result', v_result) else jsonb_build_object('error', v_code) end;
end $$;
comment on function private.run_job(text) is
  'Runs one listed job if it exists and is due; its failure is undone and written down. Gives result or error, null when there was nothing to run.';

create function public.run_due_jobs() returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  v_name text;
  v_one jsonb;
  v_all jsonb := '{}';
begin
  -- Two schedulers at once would only wait for each other.
  if not pg_try_advisory_xact_lock(hashtextextended('run_due_jobs', 0)) then
    return jsonb_build_object('busy', true);
  end if;
  for v_name in select j.name from private.job_runs j order by j.position loop
    v_one := private.run_job(v_name);
    if v_one is not null then
      v_all := v_all || jsonb_build_object(split_part(v_name, '.', 2), v_one);
    end if;
  end loop;
  return v_all;
end $$;
comment on function public.run_due_jobs() is
  'Everything that falls due, for the scheduler alone. Gives {job: {result} or {error}} of the jobs that ran, or {busy} while another call works.';
grant execute on function public.run_due_jobs to service_role;

insert into private.job_runs (name, every) values
  ('public.expire_lapsed_holds', '0 seconds'), ('private.settle_no_shows', '0 seconds'),
  ('private.finish_cancelling', '0 seconds'), ('private.offer_freed_slots', '0 seconds'), ('private.lapse_access', '0 seconds'),
  ('private.escalate_renewals', '1 minute'), ('private.expire_registrations', '1 minute'),
  ('private.watch_anchors', '1 minute'), ('private.remind_of_corrections', '1 hour'), ('private.announce_turning_points', '1 hour'),
  ('private.forget_closed', '20 hours'), ('private.tidy_visit_files', '1 minute'),
  ('private.end_late_sessions', '0 seconds'),
  ('private.close_practices', '0 seconds'), ('private.close_lives', '0 seconds'), ('private.empty_silent_seats', '0 seconds'),
  ('private.end_lost_seats', '0 seconds'),
  ('private.forget_guest_checks', '10 minutes'), ('private.tell_silent_doors', '0 seconds'),
  ('private.remind_of_visits', '5 minutes'), ('private.lapse_proposals', '0 seconds'),
  ('private.forget_reports', '1 hour'),
  -- Last: whoever announces a file waits until all of these are done.
  ('private.sweep_files', '10 minutes');

-- Where the platform has a scheduler (hosted Supabase, once pg_cron is switched on), it is the one that calls.
do $$ begin
  if to_regprocedure('cron.schedule(text,text,text)') is not null then
    perform cron.schedule('sawubona-due-jobs', '10 seconds', 'select public.run_due_jobs()');
  end if;
end $$;
