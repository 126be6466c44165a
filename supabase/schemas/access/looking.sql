-- A look into somebody's record is two calls, so that no later failure undoes the line in the log.
--
-- The first asks the right, writes the line and gives a ticket, nothing else; when it has answered, the line is committed.
-- The second, read_look, only reads: it asks the right again and gives what the ticket says. If right, line and data came in
-- one call, a cast or filter that fails behind the function would take the line back and still tell of the data.

create function private.look_lasts(p_kind text) returns interval
language sql immutable security invoker set search_path = '' as $$
  -- An export of twenty years is many answers over a slow line; the right is asked for each of them.
  select case p_kind when 'export' then interval '15 minutes' else interval '60 seconds' end
$$;
comment on function private.look_lasts(text) is 'How long a ticket of this kind may be read.';

create function private.issue_look(p_kind text, p_about uuid, p_subject jsonb) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  -- Two random uuids: 244 bits nobody guesses.
  v_ticket constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  delete from private.look_tickets t where t.issued_at < private.clock() - interval '1 hour';
  insert into private.look_tickets (token_hash, kind, issued_to, about, subject, expires_at)
  values (sha256(convert_to(v_ticket, 'utf8')), p_kind, private.require_actor(), p_about, p_subject,
    private.clock() + private.look_lasts(p_kind));
  return v_ticket;
end $$;
comment on function private.issue_look(text, uuid, jsonb) is
  'A ticket of the caller for one look, good for sixty seconds, an export for 15 minutes, once this transaction has committed. The right was asked and logged before.';

create function private.look_of(p_ticket text) returns private.look_tickets
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_look private.look_tickets;
begin
  select * into v_look from private.look_tickets t
  where t.token_hash = sha256(convert_to(coalesce(p_ticket, ''), 'utf8')) and t.issued_to = v_me
    and t.expires_at > private.clock() and t.issued_in <> pg_current_xact_id();
  return v_look;
end $$;
comment on function private.look_of(text) is
  'The look that a ticket of the caller opens, while it lasts and once what issued it has committed; its kind is null otherwise.';

create function public.read_look(p_ticket text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_look private.look_tickets;
begin
  perform private.refuse_reading_request();
  v_look := private.look_of(p_ticket);
  if v_look.kind is null or v_look.kind in ('document', 'export') then
    perform private.refuse('access.lookOver');
  end if;
  return case v_look.kind
    when 'chart' then private.look_at_chart(v_look)
    when 'history' then private.look_at_history(v_look)
    when 'readings' then private.look_at_readings(v_look)
    when 'emergency_contact' then private.look_at_emergency_contact(v_look)
    when 'needs' then private.look_at_needs(v_look)
    when 'words' then private.look_at_words(v_look)
    when 'triage' then private.look_at_triage(v_look)
    when 'prescriptions' then private.look_at_prescriptions(v_look)
    when 'thread' then private.look_at_thread(v_look)
    when 'log_lines' then private.look_at_log_lines(v_look)
    when 'allergy_check' then private.look_at_allergies(v_look)
    when 'accounts' then private.look_at_accounts(v_look)
    when 'shared_calendar' then private.look_at_shared_calendar(v_look) end;
end $$;
comment on function public.read_look(text) is
  'What a ticket of open_chart, chart_history, read_observations, read_emergency_contact, visit_needs, open_visit_words, appointment_triage, my_prescriptions, open_thread, read_access_log_for_review, check_prescription, find_account or open_shared_calendar opens. For whom it was issued, within 60 seconds, as often as an answer is lost; the right is asked again. POST only. Hints: access.lookOver; those of the function that gave the ticket.';
grant execute on function public.read_look to authenticated;

create function private.log_look_of_visit(p_visit public.appointments, p_category text, p_screen text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
begin
  -- A page that is open asks again with every change: an hour of it is one look.
  if not exists (select from public.access_log l where l.actor_id = v_me and l.at > private.clock() - interval '1 hour'
      and l.patient_id = p_visit.patient_id and l.basis_id = p_visit.id and l.category = p_category and l.action = 'view') then
    perform private.write_access_log(p_visit.patient_id, v_me, 'specialist', p_category, 'view', 'visit', p_visit.id, p_screen);
  end if;
end $$;
comment on function private.log_look_of_visit(public.appointments, text, text) is
  'The line for what who holds a visit reads by it: one an hour for the same visit and category. Hint: data.invalid.';

create function private.changed(p_id uuid, p_version int) returns jsonb
language sql immutable security invoker set search_path = '' as $$
  select jsonb_build_object('id', p_id, 'version', p_version)
$$;
comment on function private.changed(uuid, int) is
  'All that a function answers which changes a record and logs it: the row''s id and, where rows have one, its version. What stands in it is read by a look, because a line that is undone with the change would leave the answer in an error text.';
