-- What one person does writes into another's notices and mailbox, and into a record's history, only so often.

create or replace function private.notify(p_recipient uuid, p_event text, p_ref uuid default null, p_payload jsonb default '{}',
  p_dedupe text default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_wanted boolean := private.is_wanted(p_recipient, p_event, 'app');
  v_me uuid := private.me();
  v_id uuid;
begin
  -- What somebody does not want to hear of is still written down for them, as read.
  insert into public.notifications (recipient_id, event, ref_id, payload, dedupe_key, read_at)
  values (p_recipient, p_event, p_ref, p_payload, p_dedupe, case when not v_wanted then private.clock() end)
  on conflict (dedupe_key) do nothing returning id into v_id;
  -- Each is a line, and a mail, of somebody else's: whatever makes them, nobody sends another person more than this. Messages
  -- are bounded themselves; an operator who suspends a specialist tells many at once.
  if v_id is not null and v_me <> p_recipient and p_event <> 'message.received' and not private.is_operator(v_me) then
    perform private.spend('tell ' || p_recipient, 100, 100, 86400);
  end if;
  if v_id is not null and v_wanted then
    perform private.broadcast('notifications:' || p_recipient, 'notified', jsonb_build_object('id', v_id));
  end if;
end $$;
comment on function private.notify(uuid, text, uuid, jsonb, text) is
  'Tells a person of an event once per dedupe key: a notification, a hint on notifications:<profile>, a mail, as they want it. Payload key side picks the text for patient or specialist; quiet: no mail. What one person does tells another a hundred times a day at most. Hint: data.busy.';
revoke execute on function private.notify from public, anon, authenticated, service_role;

create or replace function private.keep_version() returns trigger
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
  -- Each version is kept for good: who changes things to and fro must not fill the record.
  if private.me() is not null then
    perform private.spend('versions', 1000, 1000, 86400);
  end if;
  new.version := old.version + 1;
  insert into public.chart_versions (kind, row_id, version, patient_id, category, content, changed_by)
  values (tg_table_name, (v_old ->> tg_argv[0])::uuid, old.version, (v_old ->> tg_argv[1])::uuid,
    coalesce(v_old ->> 'category', 'profile'), v_old, private.me());
  return new;
end $$;
comment on function private.keep_version() is
  'Trigger before update of a clinical table with a column version. Arguments: id column, patient column, further columns that never change. Keeps the old row in chart_versions.';
revoke execute on function private.keep_version from public, anon, authenticated, service_role;
