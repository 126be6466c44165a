-- Checking registrations: an operator decides, a specialist asks again, time ends it.
--
-- Whoever decides says what they checked. If the row holds another number, name or specialty by then, nothing is recorded:
-- the check was of something else. Locks go profile first, specialist second, as onboarding takes them.

create function private.name_is_checked(p_profile uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.specialists s where s.profile_id = p_profile and s.reg_checked_at is not null)
$$;
comment on function private.name_is_checked(uuid) is
  'Whether an operator compared this name with the register. People choose the name of their identity; nobody may wear a checked registration under another one.';

create function private.decide_registration(p_specialist uuid, p_state text, p_number text, p_name text, p_specialty text,
  p_evidence text, p_note text, p_until timestamptz, p_actor uuid, p_from timestamptz default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_until timestamptz := coalesce(p_until, v_now + interval '1 year');
  v_evidence text := btrim(coalesce(p_evidence, ''), E' \t\n\r');
  v_note text := btrim(coalesce(p_note, ''), E' \t\n\r');
  v_name text;
  v_row public.specialists;
  v_last public.registration_events;
begin
  if p_state is null or p_state not in ('verified', 'rejected', 'suspended') then
    perform private.refuse('data.invalid');
  end if;
  if p_from is not null and (p_state <> 'suspended' or p_from <= v_now or p_from > v_now + interval '90 days') then
    perform private.refuse('registration.fromRange');
  end if;
  if v_evidence = '' then
    perform private.refuse('registration.evidenceRequired');
  end if;
  if length(v_evidence) > 1000 or length(v_note) > 1000 then
    perform private.refuse('validation.tooLong');
  end if;
  select p.name into v_name from public.profiles p where p.id = p_specialist for no key update;
  select * into v_row from public.specialists where profile_id = p_specialist for no key update;
  if not found then
    perform private.refuse('data.notFound');
  end if;
  if not private.same_number(p_number, v_row.license_number) or coalesce(p_name, v_name) <> v_name
    or coalesce(p_specialty, v_row.specialty) <> v_row.specialty then
    perform private.refuse('registration.changedMeanwhile');
  end if;
  select * into v_last from public.registration_events e where e.specialist_id = p_specialist order by e.id desc limit 1;
  -- The same button twice is one check; the same words a year later are a new one.
  if v_last.at > v_now - interval '10 minutes' and v_last.evidence = v_evidence and v_last.to_state = p_state
    and v_last.actor_id is not distinct from p_actor
    and (p_until is null or v_last.valid_until is not distinct from p_until)
    and (p_state <> 'suspended' or v_last.valid_until is not distinct from p_from) then
    return;
  end if;
  if v_row.reg_state in ('unverified', 'rejected') or (p_state = 'suspended' and v_row.reg_state <> 'verified') then
    perform private.refuse('registration.notNow');
  end if;
  if p_state = 'verified' then
    if v_until <= v_now or v_until > v_now + interval '1 year' then
      perform private.refuse('registration.untilRange');
    end if;
    perform private.hold_number(v_row.hpcsa_number, p_specialist);
  elsif p_state = 'rejected' then
    update private.council_numbers set released_at = v_now
    where specialist_id = p_specialist and number = v_row.hpcsa_number and released_at is null;
  end if;
  -- Announced: the state stays until then, and nothing is booked for then or later.
  update public.specialists set reg_state = case when p_from is null then p_state else reg_state end,
    listed = (p_state = 'verified' or p_from is not null), reg_note = v_note, suspends_at = p_from,
    reg_checked_at = case when p_state = 'verified' then v_now else reg_checked_at end,
    reg_until = case when p_state = 'verified' then v_until else reg_until end
  where profile_id = p_specialist;
  insert into public.registration_events (specialist_id, from_state, to_state, evidence, actor_id, actor_role,
    council_number, name, note, valid_until, at)
  values (p_specialist, v_row.reg_state, p_state, v_evidence, p_actor,
    case when p_actor is null then 'server' else 'operator' end, v_row.license_number, v_name, v_note,
    case when p_state = 'verified' then v_until else p_from end, v_now);
  if p_from is null then
    perform private.notify(p_specialist, 'registration.' || p_state);
    perform private.close_practice(p_specialist);
  else
    perform private.notify(p_specialist, 'registration.suspensionAnnounced', null, jsonb_build_object('until', p_from));
    perform private.call_off_from(p_specialist, p_from);
  end if;
end $$;
comment on function private.decide_registration(uuid, text, text, text, text, text, text, timestamptz, uuid, timestamptz) is
  'Records the outcome of a check if what was checked is still what the row says, and closes the practice of whoever may no longer work; a suspension from a moment on (p_from, 90 days ahead at most) calls off what lies behind it and holds from then. A repeated call with the same words does nothing.';

create function public.decide_registration(p_specialist uuid, p_state text, p_number text, p_name text, p_specialty text,
  p_evidence text, p_note text default '', p_until timestamptz default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
begin
  if p_number is null or p_name is null or p_specialty is null then
    perform private.refuse('data.invalid');
  elsif p_state = 'suspended' then
    perform private.refuse('registration.secondWord');
  elsif p_state = 'verified' and exists (select from public.registration_files f where f.specialist_id = p_specialist
      and f.state = 'stored' and not exists (select from private.registration_looks l where l.file_id = f.id and l.operator_id = v_me)) then
    perform private.refuse('registration.openFirst');
  end if;
  perform private.decide_registration(p_specialist, p_state, p_number, p_name, p_specialty, p_evidence, p_note, p_until, v_me);
end $$;
comment on function public.decide_registration(uuid, text, text, text, text, text, text, timestamptz) is
  'An operator verifies or rejects the registration they checked. Who verifies has opened every document that was given; a suspension is proposed (propose_publication) and confirmed by a second operator. Hints: registration.openFirst, registration.secondWord, registration.changedMeanwhile, registration.numberTaken, registration.numberFormat, registration.notNow, registration.untilRange, registration.evidenceRequired.';
grant execute on function public.decide_registration to authenticated;

create function private.suspend_registration(p_form jsonb, p_by uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_from timestamptz := private.form_instant(p_form, 'from');
begin
  if not coalesce(p_form ->> 'specialistId', '') ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    or jsonb_typeof(p_form -> 'number') is distinct from 'string' or jsonb_typeof(p_form -> 'name') is distinct from 'string'
    or jsonb_typeof(p_form -> 'specialty') is distinct from 'string' then
    perform private.refuse('data.invalid');
  elsif not private.is_same_name(p_form ->> 'typedName', p_form ->> 'name') then
    perform private.refuse('registration.nameTyped');
  elsif v_from is null and jsonb_typeof(p_form -> 'from') is distinct from 'null' then
    perform private.refuse('registration.fromRange');
  end if;
  -- A day that came while it waited for the second word means at once.
  if v_from between private.clock() - interval '30 days' and private.clock() then
    v_from := null;
  end if;
  perform private.decide_registration((p_form ->> 'specialistId')::uuid, 'suspended', p_form ->> 'number', p_form ->> 'name',
    p_form ->> 'specialty', p_form ->> 'evidence', p_form ->> 'note', null, p_by, v_from);
end $$;
comment on function private.suspend_registration(jsonb, uuid) is
  'What two operators agreed on: { specialistId, number, name, specialty, typedName, evidence, note, from: an instant or null (at once); one of the last 30 days means at once, too }. Hints: registration.nameTyped and those of decide_registration.';

create function public.set_registration(p_specialist uuid, p_number text, p_state text, p_evidence text,
  p_until timestamptz default null) returns void
language sql volatile security definer set search_path = '' as $$
  select private.decide_registration(p_specialist, p_state, p_number, null, null, p_evidence, '', p_until, null)
$$;
comment on function public.set_registration(uuid, text, text, text, timestamptz) is
  'decide_registration for the server itself: imports and demo data. The number is the one that was checked.';

create function private.end_registration(p_specialist uuid, p_state text, p_why text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.specialists;
begin
  select * into v_row from public.specialists s where s.profile_id = p_specialist;
  update public.specialists set reg_state = p_state, listed = false where profile_id = p_specialist;
  insert into public.registration_events (specialist_id, from_state, to_state, evidence, actor_role, council_number, name, at)
  values (p_specialist, v_row.reg_state, p_state, p_why, 'system', v_row.license_number, private.person_name(p_specialist),
    private.clock());
  perform private.notify(p_specialist, 'registration.' || p_state);
  perform private.close_practice(p_specialist);
end $$;
comment on function private.end_registration(uuid, text, text) is
  'What time does to a registration (expired, suspended): written down, told, and the practice closed.';

create function private.expire_registrations() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_ended int := 0;
  r record;
begin
  for r in select s.profile_id, s.suspends_at <= v_now as suspends from public.specialists s
    where s.reg_state = 'verified' and s.suspends_at <= v_now or s.reg_state in ('verified', 'suspended')
      and (s.reg_until + private.card_grace() <= v_now or s.reg_checked_at + interval '1 year' + private.card_grace() <= v_now)
    for update of s skip locked loop
    if r.suspends then
      perform private.end_registration(r.profile_id, 'suspended', 'As it was announced');
    else
      perform private.end_registration(r.profile_id, 'expired', 'The time of the check ran out');
    end if;
    v_ended := v_ended + 1;
  end loop;
  -- The nearest of the warnings that are due; each is said once for one end. 0: the card has ended, the grace runs.
  perform private.notify(s.profile_id, 'registration.endsSoon', null, jsonb_build_object('until', s.reg_until,
      'calledOffAt', s.reg_until + private.card_grace(), 'lapsed', w.days = 0),
    format('registration.endsSoon:%s:%s:%s', s.profile_id, extract(epoch from s.reg_until)::bigint, w.days))
  from public.specialists s cross join lateral (select min(d) as days from unnest(array[0, 3, 14, 30]) d
    where s.reg_until < v_now + make_interval(days => d)) w
  where s.reg_state = 'verified' and w.days is not null;
  return v_ended;
end $$;
comment on function private.expire_registrations() is
  'Ends registrations 14 days past their end (expired) and at the day of an announced suspension; tells their owners, before the end also 30, 14 and 3 days ahead and when the grace begins. Views unlist by time already; this tidies and looks after their patients.';
