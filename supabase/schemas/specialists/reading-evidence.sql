-- Opening the evidence of a registration, which leaves a line, and asking for more.

create function public.registration_evidence(p_specialist uuid)
returns table (id uuid, kind text, file_name text, mime_type text, size_bytes int, created_at timestamptz, opened_at timestamptz,
  openings int, scan_note text, opened_by_me boolean)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
begin
  return query select f.id, f.kind, f.file_name, f.mime_type, f.size_bytes, f.created_at, f.opened_at,
      (select count(*)::int from private.registration_looks l where l.file_id = f.id), f.scan_note,
      exists (select from private.registration_looks l where l.file_id = f.id and l.operator_id = v_me)
    from public.registration_files f where f.specialist_id = p_specialist and f.state = 'stored'
    order by f.kind, f.created_at desc;
end $$;
comment on function public.registration_evidence(uuid) is
  'For operators: what a specialist gave for the check, when, how often it was opened and whether by the caller; nothing of what stands in it.';
grant execute on function public.registration_evidence to authenticated;

create function public.open_registration_file(p_id uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.registration_files;
begin
  perform private.refuse_reading_request();
  select * into v_row from public.registration_files f where f.id = p_id and f.state = 'stored' for update;
  if v_row.id is null or (v_row.specialist_id <> v_me and private.me_operating() is null) then
    perform private.refuse('chart.notFound');
  end if;
  if v_row.specialist_id <> v_me then
    insert into private.registration_looks (file_id, specialist_id, operator_id, kind)
    values (v_row.id, v_row.specialist_id, v_me, v_row.kind);
    update public.registration_files set opened_at = private.clock() where id = v_row.id;
  end if;
  return private.issue_look('document', v_row.specialist_id, jsonb_build_object('registrationFile', v_row.id));
end $$;
comment on function public.open_registration_file(uuid) is
  'Gives its owner or an operator a ticket for evidence: GET /functions/v1/documents/file/<ticket>, once, within 60 seconds. An operator''s opening is written down first. POST only. Hint: chart.notFound.';
grant execute on function public.open_registration_file to authenticated;

create function private.redeem_registration_file(p_look private.look_tickets) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.registration_files;
begin
  select * into v_row from public.registration_files f
  where f.id = (p_look.subject ->> 'registrationFile')::uuid and f.state = 'stored';
  if v_row.id is null or (v_row.specialist_id <> p_look.issued_to and not private.is_operator(p_look.issued_to)) then
    perform private.refuse('chart.ticketSpent');
  end if;
  return jsonb_build_object('path', v_row.path, 'file_name', v_row.file_name, 'mime_type', v_row.mime_type,
    'sha256', coalesce((select c.sha256 from private.cleaned_files c where c.path = v_row.path), v_row.sha256));
end $$;
comment on function private.redeem_registration_file(private.look_tickets) is
  'Which evidence a ticket opens; the right is asked again. Hint: chart.ticketSpent.';

create function public.ask_for_evidence(p_specialist uuid, p_reason text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
  v_reason text := private.form_text(jsonb_build_object('reason', p_reason), 'reason', 'registration.reasonRequired', 1, 1000);
  v_row public.specialists;
  v_name text;
begin
  select p.name into v_name from public.profiles p where p.id = p_specialist for no key update;
  select * into v_row from public.specialists s where s.profile_id = p_specialist for no key update;
  if not found then
    perform private.refuse('data.notFound');
  elsif v_row.reg_state <> 'pending' then
    perform private.refuse('registration.notNow');
  elsif v_row.reg_more_at is not null and v_row.reg_note = v_reason then
    return;
  end if;
  update public.specialists set reg_more_at = private.clock(), reg_due_at = null, reg_note = v_reason
  where profile_id = p_specialist;
  insert into public.registration_events (specialist_id, from_state, to_state, evidence, actor_id, actor_role, council_number,
    name, note, at)
  values (p_specialist, 'pending', 'pending', 'More was asked for', v_me, 'operator', v_row.license_number, v_name, v_reason,
    private.clock());
  perform private.notify(p_specialist, 'registration.moreNeeded');
end $$;
comment on function public.ask_for_evidence(uuid, text) is
  'An operator asks a waiting specialist for more and says what: the time to answer stops, the person is told, and begins anew with the next file. The same words twice are one request. Hints: registration.reasonRequired, registration.notNow, validation.tooLong, data.notFound.';
grant execute on function public.ask_for_evidence to authenticated;
