-- What holds for every file that is announced: how many may be under way at once, and that a path is used once.

create function private.limit_announced_files() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.me();
  v_since timestamptz := private.clock() - interval '1 day';
  v_files bigint;
  v_bytes bigint;
begin
  -- Nobody sweeps meanwhile (sweeping-files.sql).
  perform pg_advisory_xact_lock_shared(hashtextextended('sweep_files', 0));
  -- What lay there is gone or about to go.
  if exists (select from private.files_to_remove f where f.bucket = 'documents' and f.path = new.path) then
    perform private.refuse('data.conflict');
  end if;
  if v_me is null or new.state <> 'awaiting_file' then
    return null;
  end if;
  -- One at a time, so that two tabs cannot go past the limit together. The row itself is there already.
  perform pg_advisory_xact_lock(hashtextextended('announced_files:' || v_me, 0));
  select count(*), sum(w.size_bytes) into v_files, v_bytes from (
    select d.size_bytes from public.documents d
    where d.recorded_by = v_me and d.state = 'awaiting_file' and d.created_at > v_since
    union all select f.size_bytes from public.visit_files f
    where f.patient_id = v_me and f.state = 'awaiting_file' and f.created_at > v_since
    union all select r.size_bytes from public.registration_files r
    where r.specialist_id = v_me and r.state = 'awaiting_file' and r.created_at > v_since) w;
  if v_files > 60 or v_bytes > 500000000 then
    perform private.refuse('chart.uploadsWaiting');
  end if;
  return null;
end $$;
comment on function private.limit_announced_files() is
  'Trigger after insert of a row that announces a file: refuses a path that was used before, and more than 60 files or 500 MB that an account announced within a day and did not send. They lapse with that day (may_upload). Hints: chart.uploadsWaiting, data.conflict.';

create trigger limit_announced after insert on public.documents for each row execute function private.limit_announced_files();
create trigger limit_announced after insert on public.visit_files for each row execute function private.limit_announced_files();
create trigger limit_announced after insert on public.registration_files for each row execute function private.limit_announced_files();
