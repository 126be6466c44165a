-- What somebody who acts for a patient adds to the record, or corrects in it, is told to the patient.

create or replace function private.open_category(p_patient uuid, p_category text, p_screen text, p_action text default 'view') returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_basis record;
begin
  perform private.hold_rights(v_me, p_patient);
  select * into v_basis from private.access_basis(v_me, p_patient, p_category, p_action in ('add', 'change'));
  -- Breaking the glass is for looking now, not for taking the chart away.
  if v_basis.basis is null or (v_basis.basis = 'break_glass' and p_action = 'export') then
    perform private.refuse('access.notGranted');
  end if;
  -- People need no log of looking at themselves.
  if v_basis.basis <> 'self' then
    perform private.write_access_log(p_patient, v_me, case v_basis.basis when 'delegation' then 'delegate' else 'specialist' end,
      p_category, p_action, v_basis.basis, v_basis.basis_id, p_screen);
  end if;
  -- Messages are told where they are written.
  if v_basis.basis = 'delegation' and p_action in ('add', 'change') and p_category <> 'messages' then
    perform private.tell_acted_for(p_patient, 'record', v_basis.basis_id);
  end if;
  return v_basis.basis;
end $$;
comment on function private.open_category(uuid, text, text, text) is
  'Asks the caller''s right to a category of a chart, writes the log, gives the basis; tells the patient, once a transaction, of what a delegate adds or changes. Hint: access.notGranted. Actions: view, add, change, download, export.';
