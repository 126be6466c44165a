-- A script that takes the place of another: its author made a mistake and issues a corrected one from it. The old one counts until
-- then, and ends in the transaction that issues the new one.

create function private.replaced_by(p_script uuid) returns public.prescriptions
language sql stable security definer set search_path = '' as $$
  select n from public.prescriptions n where n.replaces_id = p_script and n.issued_at is not null
$$;
comment on function private.replaced_by(uuid) is 'The issued script that took the place of this one; its id is null where none did.';

create function private.require_replaceable(p_row public.prescriptions) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  -- What was given out whole has nothing left that another paper could put right.
  if private.how_far_dispensed(p_row.id) = 'whole' then
    perform private.refuse('prescriptions.dispensedWhole');
  end if;
end $$;
comment on function private.require_replaceable(public.prescriptions) is
  'Refuses to replace a script of which pharmacies gave out everything. The row is locked by the caller, as recording a supply locks it. Hint: prescriptions.dispensedWhole.';

create function public.replace_prescription(p_id uuid, p_key uuid, p_reason text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_practising();
  v_old public.prescriptions := private.my_prescription(p_id);
  v_reason text := btrim(coalesce(p_reason, ''), E' \t\n\r');
  v_row public.prescriptions;
begin
  if p_key is null then
    perform private.refuse('data.invalid');
  end if;
  -- Of two windows that correct the same script both get the one draft.
  select * into v_row from public.prescriptions p where p.replaces_id = v_old.id and p.status = 'draft';
  if found then
    return private.changed(v_row.id, v_row.version);
  elsif v_old.status not in ('active', 'on_hold') then
    perform private.refuse('prescriptions.notNow');
  end if;
  perform private.require_replaceable(v_old);
  if length(v_reason) < 10 then
    perform private.refuse('prescriptions.reasonRequired');
  elsif length(v_reason) > 500 then
    perform private.refuse('prescriptions.reasonTooLong');
  end if;
  -- What was asked of the person then may be otherwise now: it is asked again.
  insert into public.prescriptions (patient_id, prescriber_id, appointment_id, renews_id, category, draft_items, client_key, replaces_id,
    replaces_reason)
  values (v_old.patient_id, v_me, v_old.appointment_id, v_old.renews_id, v_old.category, v_old.draft_items, p_key, v_old.id, v_reason)
  on conflict (prescriber_id, client_key) do nothing returning * into v_row;
  if v_row.id is null then
    perform private.refuse('data.conflict');
  end if;
  return private.changed(v_row.id, v_row.version);
end $$;
comment on function public.replace_prescription(uuid, uuid, text) is
  'The author of a script in force or on hold begins a corrected one from it, with what was wrong (the patient reads it). It is a draft like others; the old script counts until the new one is issued, and is stopped then. Repeatable: while there is such a draft it is that one. Hints: prescriptions.notFound, notNow, dispensedWhole, reasonRequired, reasonTooLong; data.conflict.';
grant execute on function public.replace_prescription to authenticated;

create function private.end_replaced(p_row public.prescriptions) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_old public.prescriptions;
begin
  select * into v_old from public.prescriptions p where p.id = p_row.replaces_id for update;
  if not found then
    return;
  end if;
  perform private.require_replaceable(v_old);
  -- One that its author ended meanwhile stays as it ended.
  if v_old.status in ('active', 'on_hold') then
    update public.prescriptions set status = 'stopped', status_reason = p_row.replaces_reason where id = v_old.id;
  end if;
  perform private.write_access_log(v_old.patient_id, p_row.prescriber_id, 'specialist', v_old.category, 'change', 'author', v_old.id,
    'prescription');
end $$;
comment on function private.end_replaced(public.prescriptions) is
  'Ends the script whose place a draft takes, while that is being issued. Hint: prescriptions.dispensedWhole.';

create function private.replacing_json(p_row public.prescriptions) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'replaces', (select jsonb_build_object('issued_at', o.issued_at, 'reason', p_row.replaces_reason) from public.prescriptions o
      where o.id = p_row.replaces_id),
    'replaced_at', (private.replaced_by(p_row.id)).issued_at)
$$;
comment on function private.replacing_json(public.prescriptions) is
  'replaces: when the script was issued whose place this one took, and what was wrong with it; replaced_at: when another took its own place. Null: none.';
