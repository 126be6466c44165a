-- What an operator sees of the jobs: whether they run, not what they said.

create function public.job_state()
returns table (name text, every interval, last_run_at timestamptz, last_ok_at timestamptz, last_error_at timestamptz,
  last_error_code text, runs bigint, failures bigint, overdue boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_operator();
  -- Only the code of an error: its text can quote what people typed.
  return query select j.name, j.every, j.last_run_at, j.last_ok_at, j.last_error_at, left(j.last_error, 5),
      j.runs, j.failures,
      j.last_ok_at is null or j.last_ok_at < private.clock() - j.every - interval '5 minutes'
    from private.job_runs j order by j.position;
end $$;
comment on function public.job_state() is
  'For operators: when each job last ran and succeeded, the code of its last error, and whether it is overdue.';
grant execute on function public.job_state to authenticated;
