-- Acting for somebody: a request that names a person in x-acting-for is theirs, made by who signed in (RFC 8693).
--
-- The right is asked once, before the request: a live delegation, and of its scopes one that the endpoint asks for. What
-- stands in no row of acting_rights nobody does for another, so that a new function is closed until somebody opens it.

create table private.acting_rights (
  endpoint text primary key check (endpoint ~ '^(rpc/)?[a-z_]+$'),
  -- One of them is enough; none: whoever acts for the person at all.
  scopes text[] not null check (scopes <@ array['book', 'join', 'pay', 'records', 'sensitive', 'prescriptions', 'messages', 'manage'])
);
comment on table private.acting_rights is
  'Which scopes of a delegation open which functions (rpc/<name>) and tables of the data interface to who acts for a patient; what is not listed is closed.';
alter table private.acting_rights enable row level security;
alter table private.acting_rights force row level security;
revoke all on private.acting_rights from public, anon, authenticated, service_role;

insert into private.acting_rights (endpoint, scopes)
select e.name, r.scopes from (values
  ('{}'::text[], array['rpc/my_people', 'rpc/open_person', 'rpc/to_hand_over', 'rpc/add_person', 'rpc/change_person', 'rpc/server_time', 'rpc/active_flags',
    'rpc/my_notifications', 'rpc/mark_notification_read', 'rpc/mark_all_notifications_read', 'rpc/sync_my_profile',
    'rpc/clocks_of_a_zone', 'rpc/public_facts', 'rpc/specialist_page', 'rpc/script_outlook', 'rpc/organization_of_specialist', 'rpc/find_slots', 'rpc/count_slots',
    'rpc/nearest_openings', 'rpc/read_look', 'rpc/verify_code', 'rpc/my_notification_settings', 'rpc/my_mail_trouble', 'specialist_public', 'specialists',
    'visit_types', 'emergency_numbers', 'exchange_rates', 'observation_types', 'terms_versions', 'triage_rulesets']),
  ('{book,records}', array['rpc/save_symptom_check']), ('{book,records,messages}', array['rpc/document_to_check']), ('{book,messages}', array['rpc/visit_details']),
  -- Name, birth date and what else booking needs say my_people and the visit: address, mail and number are the record's.
  ('{records,manage}', array['patients', 'profiles']),
  ('{book}', array['rpc/hold_slot', 'rpc/move_hold', 'rpc/extend_hold', 'rpc/let_guest_hold_go', 'rpc/book_visit',
    'rpc/cancel_appointment', 'rpc/cancellation_terms', 'rpc/keep_appointment', 'rpc/reschedule_appointment',
    'rpc/accept_proposed_time', 'rpc/withdraw_request', 'rpc/my_appointments', 'rpc/my_consultations',
    'rpc/join_waitlist', 'rpc/leave_waitlist', 'rpc/my_waitlist', 'rpc/waitlist_count',
    'rpc/want_earlier', 'rpc/accept_slot_offer', 'rpc/decline_slot_offer', 'rpc/keep_booking_draft',
    'rpc/take_booking_draft', 'rpc/set_visit_access', 'rpc/attach_triage', 'rpc/save_triage', 'rpc/enter_waiting_room',
    'rpc/stay_at_the_door',
    'rpc/record_join_event', 'rpc/tick_preparation', 'rpc/save_intake', 'rpc/keep_device_test', 'rpc/waiting_time',
    'rpc/interrupt_consultation', 'rpc/resume_consultation', 'rpc/finish_consultation', 'rpc/abandon_consultation',
    'rpc/report_no_show', 'rpc/record_callback', 'rpc/my_places', 'rpc/hide_my_address', 'rpc/invite_guest',
    'rpc/guests_of_visit', 'rpc/end_guest', 'rpc/admit_guest', 'rpc/add_visit_file', 'rpc/drop_visit_file',
    'rpc/announce_delay', 'appointments', 'consultations', 'join_events', 'room_seats', 'squeeze_ins']),
  -- Whoever sits in a call hears and sees what is said there.
  ('{join}', array['rpc/room_access', 'rpc/take_room_seat', 'rpc/keep_room_seat', 'rpc/leave_room_seat']),
  ('{pay}', array['rpc/my_payment', 'rpc/sandbox_charge', 'rpc/sandbox_challenge', 'rpc/receipt', 'rpc/invoices_of_visit', 'rpc/payment_facts']),
  ('{pay,records}', array['rpc/begin_statement']),
  ('{records}', array['rpc/open_chart', 'rpc/appointment_triage', 'rpc/chart_history', 'rpc/add_chart_entry', 'rpc/say_no_allergies', 'rpc/change_chart_entry',
    'rpc/end_chart_entry', 'rpc/take_back_review', 'rpc/record_observations', 'rpc/read_observations', 'rpc/my_latest_readings',
    'rpc/correct_observation', 'rpc/add_document', 'rpc/change_document', 'rpc/remove_document', 'rpc/open_document', 'rpc/file_result',
    'rpc/request_correction', 'rpc/withdraw_correction', 'rpc/my_open_dangers',
    'rpc/my_visit_outcomes', 'rpc/papers_of_visit',
    'documents', 'observations', 'notes', 'letters', 'patient_allergies', 'patient_conditions', 'plan_answers',
    'triage_sessions', 'visit_files', 'correction_requests']),
  ('{records,prescriptions}', array['rpc/my_prescriptions', 'rpc/open_paper', 'rpc/send_paper', 'rpc/take_back_sending', 'prescriptions', 'patient_medications']),
  ('{prescriptions}', array['rpc/request_renewal', 'rpc/withdraw_renewal', 'renewal_requests']),
  ('{messages}', array['rpc/open_thread', 'rpc/send_message', 'rpc/mark_messages_read', 'rpc/take_back_message',
    'rpc/settle_messages', 'rpc/add_file_to_visit']),
  -- What a function writes without asking what the delegation may add is for who looks after the whole record.
  ('{manage}', array['rpc/my_delegations', 'rpc/end_delegation', 'rpc/update_medical_info', 'rpc/answer_plan',
    'rpc/answer_danger', 'rpc/share_danger', 'rpc/delete_symptom_check', 'rpc/mark_entered_in_error', 'rpc/update_my_profile', 'rpc/update_patient_facts', 'rpc/update_emergency_contact',
    'rpc/confirm_my_facts', 'rpc/save_my_medical_aid', 'rpc/remove_my_medical_aid', 'rpc/grant_access',
    'rpc/revoke_access', 'rpc/change_access', 'rpc/grant_request', 'rpc/refuse_request', 'rpc/my_access_requests',
    'rpc/who_can_see_me', 'rpc/my_access_log', 'rpc/my_access_log_chain', 'rpc/verify_access_log', 'rpc/my_emergencies',
    'rpc/my_break_glass_counts', 'rpc/dispute_break_glass', 'rpc/report_access', 'rpc/invite_delegate',
    'rpc/share_record', 'rpc/my_record_links', 'rpc/end_record_link', 'rpc/export_my_record', 'rpc/read_export', 'rpc/ask_for_health_link',
    'rpc/submit_review', 'rpc/my_portrait', 'rpc/frequent_problems', 'access_grants', 'access_reports', 'break_glass',
    'emergency_contacts', 'medical_aids', 'visit_codes'])
) r (scopes, endpoints) cross join lateral unnest(r.endpoints) e (name);

create function private.birthday(p_born date, p_years int) returns date
language sql immutable security invoker set search_path = '' as $$
  -- Whoever was born on 29 February has lived a whole year with the end of 28 February: their day in other years is 1 March.
  select case when extract(month from p_born) = 2 and extract(day from p_born) = 29 then p_born - 1 + make_interval(years => p_years) + interval '1 day'
    else p_born + make_interval(years => p_years) end::date
$$;
comment on function private.birthday(date, int) is
  'The day on which somebody born then is so many years old; of 29 February the 1 March of a common year.';

create function private.today_at_home() returns date
language sql stable security definer set search_path = '' as $$
  select (private.clock() at time zone 'Africa/Johannesburg')::date
$$;
comment on function private.today_at_home() is 'The day in South Africa, by whose law ages count.';

create function private.effective_scopes(p_row public.delegations) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  v_today date;
  v_born date;
  -- Whoever signs in themselves writes their messages and looks after their own record.
  v_scopes text[] := case when exists (select from public.profiles p where p.id = p_row.patient_id and p.clerk_id is not null)
    then array(select s from unnest(p_row.scopes) s where s not in ('join', 'sensitive', 'messages', 'manage')) else p_row.scopes end;
begin
  if p_row.state is distinct from 'active' or p_row.until <= private.clock() or private.is_operator(p_row.delegate_id) then
    return '{}';
  end if;
  if p_row.basis = 'invited' then
    return p_row.scopes;
  end if;
  v_today := private.today_at_home();
  select f.date_of_birth into v_born from public.patients f where f.profile_id = p_row.patient_id;
  -- Children's Act 38 of 2005, s. 17: at 18 a person is of age, and nobody acts for them who did so for the child.
  if v_today >= private.birthday(v_born, 18) then
    return case when (p_row.accepted_at at time zone 'Africa/Johannesburg')::date < private.birthday(v_born, 18) then '{}'
      else v_scopes end;
  end if;
  -- The same Act, s. 13, 129, 130, 133, 134: from 12 contraception, HIV and treatment of their own are the young person's.
  return case when v_today < private.birthday(v_born, 12) then v_scopes else array_remove(v_scopes, 'sensitive') end;
end $$;
comment on function private.effective_scopes(public.delegations) is
  'What a delegation allows now: nothing once it is over; of guardians and carers nothing past the 18th birthday of the child, no sensitive part from the 12th, and neither these nor seats in visits nor messages nor settings once the person signs in themselves. An operator acts for nobody.';
grant execute on function private.effective_scopes to authenticated;

create function private.begin_acting() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_person text := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb ->> 'x-acting-for';
  v_endpoint constant text := regexp_replace(coalesce(current_setting('request.path', true), ''), '^(/rest/v1)?/', '');
  v_actor uuid := private.actor();
  v_scopes text[];
  v_needed text[];
begin
  if coalesce(v_person, '') = '' or v_person = v_actor::text then
    return;
  end if;
  if v_actor is not null and v_person ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then
    select private.effective_scopes(d) into v_scopes from public.delegations d
    where d.patient_id = v_person::uuid and d.delegate_id = v_actor and d.state = 'active';
  end if;
  select r.scopes into v_needed from private.acting_rights r
  where r.endpoint = v_endpoint and (r.scopes = '{}' or r.scopes && v_scopes);
  -- A read of a table leaves no line itself: those of a person's are answered once the opening of their pages stands in the log.
  if coalesce(v_scopes, '{}') = '{}' or v_needed is null or (v_needed <> '{}' and v_endpoint !~ '^rpc/'
      and not exists (select from public.access_log l where l.actor_id = v_actor and l.patient_id::text = v_person
        and l.category = 'pages' and l.at > private.clock() - interval '1 day')) then
    raise exception 'the caller does not act for this person' using errcode = '42501', hint = 'access.notDelegated';
  end if;
  perform set_config('sawubona.acting_for', v_person, true), set_config('sawubona.acting_scopes', v_scopes::text, true);
end $$;
comment on function private.begin_acting() is
  'Takes the person of the header x-acting-for for the one this request is for, if the caller acts for them in a scope that the endpoint asks for; a table of that person only within a day of open_person. Hint: access.notDelegated.';

create function private.is_acting() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(current_setting('sawubona.acting_for', true), '') <> ''
$$;
comment on function private.is_acting() is 'Whether this request is made for another than who signed in.';

create function private.actor_may(p_scope text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return not private.is_acting() or p_scope = any (coalesce(nullif(current_setting('sawubona.acting_scopes', true), ''), '{}')::text[]);
end $$;
comment on function private.actor_may(text) is
  'Whether this request may do for its person what the scope names: always for oneself, else by the delegation it is made by.';
grant execute on function private.actor_may to authenticated;

create function private.require_whole_record() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not (private.actor_may('manage') and private.actor_may('sensitive')) then
    raise exception 'the caller does not look after all of this record' using errcode = '42501', hint = 'access.notDelegated';
  end if;
end $$;
comment on function private.require_whole_record() is
  'Refuses who acts for somebody without the sensitive parts: for what gives a record away as a whole. Hint: access.notDelegated.';

create function private.stands_for(p_patient uuid, p_scope text, p_person uuid default private.actor()) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  -- Never null: a caller negates it.
  return coalesce(p_patient = p_person, false) or exists (select from public.delegations d
    where d.patient_id = p_patient and d.delegate_id = p_person and d.state = 'active'
      and p_scope = any (private.effective_scopes(d)));
end $$;
comment on function private.stands_for(uuid, text, uuid) is
  'Whether somebody (who signed in) is this patient, or acts for them in that scope now: for what no header comes to.';
grant execute on function private.stands_for to authenticated;

create function private.acts_in_topic(p_kind text, p_scope text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_topic constant text := realtime.topic();
  v_person uuid;
begin
  if v_topic ~ ('^' || p_kind || '[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$') then
    v_person := substr(v_topic, length(p_kind) + 1)::uuid;
  end if;
  return v_person is not null and v_person is distinct from private.actor() and private.stands_for(v_person, p_scope);
end $$;
comment on function private.acts_in_topic(text, text) is
  'Whether the live topic is of that kind (appointments:, access:) and of a person for whom the caller acts in that scope.';
grant execute on function private.acts_in_topic to authenticated;

-- Revocations and expiries of what somebody was allowed: the open page drops what it shows.
create policy "people hear when their access changes" on realtime.messages for select to authenticated
  using (extension = 'broadcast' and ((select realtime.topic()) = 'access:' || (select private.me())::text
    or (select private.acts_in_topic('access:', 'manage'))));

create function private.sees_category(p_category text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return p_category not in ('mental_health', 'sexual_health', 'unsorted') or private.actor_may('sensitive');
end $$;
comment on function private.sees_category(text) is
  'Whether this request may read rows of that category: the sensitive ones, and symptom checks of which it is unknown, not for another person without the scope sensitive.';
grant execute on function private.sees_category to authenticated;

create function private.close_sensitive(p_table text) returns void
language plpgsql volatile security invoker set search_path = '' as $$
begin
  execute format('create policy "who acts for somebody reads what their scopes open" on %s as restrictive for select to authenticated
    using ((select not private.is_acting()) or private.sees_category(category))', p_table);
end $$;
comment on function private.close_sensitive(text) is
  'Closes the sensitive rows of a table with a category to who acts for a patient without that scope.';
grant execute on function private.is_acting to authenticated;
