-- What holds for every clinical row: what it said before it was changed stays, whole, for those who may read the row.
--
-- One trigger keeps versions for every clinical table: it moves the old row aside, raises the version, and refuses changes of
-- the facts a row was made with. Its trigger is named <table>_versions to run after the others of the row: it keeps what they
-- made of it. Clinical rows are never deleted.

create function private.keep_version() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_old jsonb := to_jsonb(old);
  v_new jsonb := to_jsonb(new);
  v_fixed text;
begin
  foreach v_fixed in array array[tg_argv[0], tg_argv[1]] || tg_argv[2:] loop
    if v_old -> v_fixed is distinct from v_new -> v_fixed then
      raise exception '%.% never changes', tg_table_name, v_fixed using errcode = '42501', hint = 'access.refused';
    end if;
  end loop;
  if v_old - array['updated_at', 'version'] = v_new - array['updated_at', 'version'] then
    new.version := old.version;
    return new;
  end if;
  new.version := old.version + 1;
  insert into public.chart_versions (kind, row_id, version, patient_id, category, content, changed_by)
  values (tg_table_name, (v_old ->> tg_argv[0])::uuid, old.version, (v_old ->> tg_argv[1])::uuid,
    coalesce(v_old ->> 'category', 'profile'), v_old, private.actor());
  return new;
end $$;
comment on function private.keep_version() is
  'Trigger before update of a clinical table with a column version. Arguments: id column, patient column, further columns that never change. Keeps the old row in chart_versions.';

create function private.guard_chart_entry() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- active → ended or removed, ended → removed; what was taken off the list stays off and as it was.
  if old.status = 'removed' or (old.status = 'ended' and new.status = 'active' and not exists (
      -- A clinician's stop that was taken back never was one.
      select from private.medicine_reviews r where r.medication_id = old.id and r.says = 'stopped' and r.version = old.version
        and r.taken_back_at is not null)) then
    perform private.refuse('chart.offTheList');
  end if;
  return new;
end $$;
comment on function private.guard_chart_entry() is
  'Refuses a way back onto the list, but for a stop that was taken back, and changes of removed rows, for anyone. Hint: chart.offTheList.';
