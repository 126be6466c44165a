-- Asking for access: a specialist asks a patient they have or had a visit with; the patient gives all, less, or nothing.

create function private.knows_patient(p_specialist uuid, p_patient uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.appointments a where a.specialist_id = p_specialist and a.patient_id = p_patient
      and a.booked_at is not null and a.status <> 'entered_in_error')
    or exists (select from public.access_grants g where g.grantee_id = p_specialist and g.patient_id = p_patient
      and g.state <> 'offered')
$$;
comment on function private.knows_patient(uuid, uuid) is 'Whether these two ever had a visit booked or access given.';

create function private.close_request(p_request public.access_requests, p_state text) returns public.access_requests
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.access_requests;
begin
  if p_request.state = p_state then
    return p_request;
  end if;
  if p_request.lapses_at <= private.clock() then
    perform private.refuse('access.notNow');
  end if;
  update public.access_requests set state = p_state, decided_at = private.clock() where id = p_request.id returning * into v_row;
  return v_row;
end $$;
comment on function private.close_request(public.access_requests, text) is
  'Decides a request that is still open; already so: changes nothing. Hint: access.notNow.';

create function public.request_access(p_patient uuid, p_categories text[], p_purpose text, p_may text default 'view',
  p_message text default '', p_appointment uuid default null) returns public.access_requests
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_practising();
  v_categories text[] := private.tidy_categories(p_categories);
  v_message text := btrim(coalesce(p_message, ''), E' \t\n\r');
  v_row public.access_requests;
begin
  -- Who has no tie to a person learns nothing here, not even that they exist.
  if p_patient is null or not private.knows_patient(v_me, p_patient) then
    perform private.refuse('access.patientNotFound');
  end if;
  if p_purpose is null or p_purpose not in ('visit', 'ongoing_care', 'second_opinion') or p_may is null
    or p_may not in ('view', 'add') or (p_purpose = 'visit') <> (p_appointment is not null) then
    perform private.refuse('data.invalid');
  end if;
  if p_purpose = 'visit' and not exists (select from public.access_grants g where g.appointment_id = p_appointment
      and g.grantee_id = v_me and g.patient_id = p_patient and g.state = 'active') then
    perform private.refuse('booking.notFound');
  end if;
  if cardinality(v_categories) = 0 then
    perform private.refuse('access.categoriesRequired');
  end if;
  if length(v_message) > 500 then
    perform private.refuse('validation.tooLong');
  end if;
  perform from public.patients p where p.profile_id = p_patient for no key update;
  update public.access_requests set state = 'lapsed'
  where patient_id = p_patient and specialist_id = v_me and state = 'pending' and lapses_at <= private.clock();
  select * into v_row from public.access_requests r
  where r.patient_id = p_patient and r.specialist_id = v_me and r.state = 'pending';
  if found then
    if (v_row.categories, v_row.purpose, v_row.may, v_row.appointment_id, v_row.message)
      is not distinct from (v_categories, p_purpose, p_may, p_appointment, v_message) then
      return v_row;
    end if;
    perform private.refuse('access.requestPending');
  end if;
  -- Nobody is to be worn down until they agree.
  if (select count(*) from public.access_requests r where r.patient_id = p_patient and r.specialist_id = v_me
      and r.created_at > private.clock() - interval '30 days') >= 3 then
    perform private.refuse('access.requestTooMany');
  end if;
  insert into public.access_requests (patient_id, specialist_id, categories, purpose, may, message, appointment_id)
  values (p_patient, v_me, v_categories, p_purpose, p_may, v_message, p_appointment) returning * into v_row;
  perform private.notify(p_patient, 'access.requested', v_row.id,
    jsonb_build_object('specialistName', (select p.name from public.profiles p where p.id = v_me)), 'access.requested:' || v_row.id);
  return v_row;
end $$;
comment on function public.request_access(uuid, text[], text, text, text, uuid) is
  'A verified specialist asks a patient of theirs for access; for purpose visit, for more than that visit shares. Lapses after seven days; three in 30 days. Repeatable. Hints: access.patientNotFound, access.requestPending, access.requestTooMany, access.categoriesRequired, booking.notFound, validation.tooLong, data.invalid.';
grant execute on function public.request_access to authenticated;

create function private.request_of(p_request uuid, p_side text) returns public.access_requests
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.access_requests;
begin
  select * into v_row from public.access_requests r where r.id = p_request
    and v_me = case p_side when 'patient' then r.patient_id else r.specialist_id end for update;
  if not found then
    perform private.refuse('access.requestNotFound');
  end if;
  return v_row;
end $$;
comment on function private.request_of(uuid, text) is 'A request of the caller on that side, locked. Hint: access.requestNotFound.';

create function public.grant_request(p_request uuid, p_categories text[] default null, p_may text default null,
  p_until timestamptz default null) returns public.access_grants
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_ask public.access_requests := private.request_of(p_request, 'patient');
  v_categories text[] := private.tidy_categories(coalesce(p_categories, v_ask.categories));
  v_may text := coalesce(p_may, v_ask.may);
  v_row public.access_grants;
begin
  if v_ask.state = 'granted' then
    select * into v_row from public.access_grants g where g.request_id = v_ask.id order by g.version limit 1;
    return v_row;
  end if;
  if cardinality(v_categories) = 0 then
    perform private.refuse('access.categoriesRequired');
  end if;
  -- Less than was asked, never more: what was not asked for is given by grant_access, on purpose.
  if not v_categories <@ v_ask.categories or v_may not in ('view', v_ask.may) then
    perform private.refuse('data.invalid');
  end if;
  perform private.check_until(p_until);
  perform private.close_request(v_ask, 'granted');
  if v_ask.purpose <> 'visit' then
    return private.give_access(gen_random_uuid(), v_ask.patient_id, v_ask.specialist_id, v_categories, v_ask.purpose, v_may, p_until,
      v_ask.id);
  end if;
  select * into v_row from public.access_grants g where g.appointment_id = v_ask.appointment_id and g.state = 'active'
    and (g.until is null or g.until > private.clock()) for update;
  if not found then
    perform private.refuse('access.notNow');
  end if;
  v_row := private.replace_grant(v_row, private.tidy_categories(v_row.categories || v_categories),
    case v_may when 'add' then 'add' else v_row.may end, coalesce(p_until, v_row.until), v_ask.patient_id, v_ask.id);
  perform private.notify(v_ask.specialist_id, 'access.granted', v_row.id, jsonb_build_object('patientName',
    (select p.name from public.profiles p where p.id = v_ask.patient_id)), 'access.granted:' || v_row.id);
  return v_row;
end $$;
comment on function public.grant_request(uuid, text[], text, timestamptz) is
  'The patient gives what was asked, or less; for a visit it joins what the visit shares and ends with it. Repeatable. Hints: access.requestNotFound, access.notNow, access.categoriesRequired, access.untilPast, data.invalid.';
grant execute on function public.grant_request to authenticated;

create function public.refuse_request(p_request uuid) returns public.access_requests
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.access_requests := private.close_request(private.request_of(p_request, 'patient'), 'refused');
begin
  perform private.notify(v_row.specialist_id, 'access.requestRefused', v_row.id, '{}', 'access.requestRefused:' || v_row.id);
  return v_row;
end $$;
comment on function public.refuse_request(uuid) is
  'The patient refuses a request; care does not depend on it. Repeatable. Hints: access.requestNotFound, access.notNow.';
grant execute on function public.refuse_request to authenticated;

create function public.withdraw_request(p_request uuid) returns public.access_requests
language sql volatile security definer set search_path = '' as $$
  select private.close_request(private.request_of(p_request, 'specialist'), 'withdrawn')
$$;
comment on function public.withdraw_request(uuid) is
  'The specialist takes a request back. Repeatable. Hints: access.requestNotFound, access.notNow.';
grant execute on function public.withdraw_request to authenticated;

create function public.my_access_requests()
returns table (id uuid, state text, viewer_role text, counterpart_id uuid, counterpart_name text, categories text[], purpose text,
  may text, message text, appointment_id uuid, created_at timestamptz, lapses_at timestamptz, decided_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select r.id, case when r.state = 'pending' and r.lapses_at <= private.clock() then 'lapsed' else r.state end,
    case when r.patient_id = me.id then 'patient' else 'specialist' end, o.id, o.name, r.categories, r.purpose, r.may, r.message,
    r.appointment_id, r.created_at, r.lapses_at, r.decided_at
  from (select private.me() as id) me
  join public.access_requests r on me.id = r.patient_id or r.specialist_id = (select private.me_practising())
  join public.profiles o on o.id = case when r.patient_id = me.id then r.specialist_id else r.patient_id end
  order by r.created_at desc limit 500
$$;
comment on function public.my_access_requests() is
  'Requests of the caller on either side, newest first. Those past their seven days appear as lapsed before anyone has flipped them.';
grant execute on function public.my_access_requests to authenticated;
