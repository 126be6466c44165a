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
revoke execute on function private.name_is_checked from public, anon, authenticated, service_role;

create function private.decide_registration(p_specialist uuid, p_state text, p_number text, p_name text, p_specialty text,
  p_evidence text, p_note text, p_until timestamptz, p_actor uuid) returns void
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
    and (p_until is null or v_last.valid_until is not distinct from p_until) then
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
  update public.specialists set reg_state = p_state, listed = (p_state = 'verified'), reg_note = v_note,
    reg_checked_at = case when p_state = 'verified' then v_now else reg_checked_at end,
    reg_until = case when p_state = 'verified' then v_until else reg_until end
  where profile_id = p_specialist;
  insert into public.registration_events (specialist_id, from_state, to_state, evidence, actor_id, actor_role,
    council_number, name, note, valid_until, at)
  values (p_specialist, v_row.reg_state, p_state, v_evidence, p_actor,
    case when p_actor is null then 'server' else 'operator' end, v_row.license_number, v_name, v_note,
    case when p_state = 'verified' then v_until end, v_now);
  perform private.notify(p_specialist, 'registration.' || p_state);
  perform private.close_practice(p_specialist);
end $$;
comment on function private.decide_registration(uuid, text, text, text, text, text, text, timestamptz, uuid) is
  'Records the outcome of a check if what was checked is still what the row says, and closes the practice of whoever may no longer work. A repeated call with the same words does nothing.';
revoke execute on function private.decide_registration from public, anon, authenticated, service_role;

create function public.decide_registration(p_specialist uuid, p_state text, p_number text, p_name text, p_specialty text,
  p_evidence text, p_note text default '', p_until timestamptz default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
begin
  if p_number is null or p_name is null or p_specialty is null then
    perform private.refuse('data.invalid');
  end if;
  perform private.decide_registration(p_specialist, p_state, p_number, p_name, p_specialty, p_evidence, p_note, p_until,
    v_me);
end $$;
comment on function public.decide_registration(uuid, text, text, text, text, text, text, timestamptz) is
  'An operator verifies, rejects or suspends the registration they checked. Hints: registration.changedMeanwhile, registration.numberTaken, registration.numberFormat, registration.notNow, registration.untilRange, registration.evidenceRequired.';
revoke execute on function public.decide_registration from public, anon, authenticated, service_role;
grant execute on function public.decide_registration to authenticated;

create function public.set_registration(p_specialist uuid, p_number text, p_state text, p_evidence text,
  p_until timestamptz default null) returns void
language sql volatile security definer set search_path = '' as $$
  select private.decide_registration(p_specialist, p_state, p_number, null, null, p_evidence, '', p_until, null)
$$;
comment on function public.set_registration(uuid, text, text, text, timestamptz) is
  'decide_registration for the server itself: imports and demo data. The number is the one that was checked.';
revoke execute on function public.set_registration from public, anon, authenticated, service_role;

create function private.expire_registrations() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_expired int := 0;
  r record;
begin
  for r in select s.profile_id, s.reg_state, s.license_number, p.name from public.specialists s
    join public.profiles p on p.id = s.profile_id
    where s.reg_state in ('verified', 'suspended') and (s.reg_until <= v_now or s.reg_checked_at <= v_now - interval '1 year')
    for update of s skip locked loop
    update public.specialists set reg_state = 'expired', listed = false where profile_id = r.profile_id;
    insert into public.registration_events (specialist_id, from_state, to_state, evidence, actor_role, council_number, name,
      at)
    values (r.profile_id, r.reg_state, 'expired', 'The time of the check ran out', 'system', r.license_number, r.name, v_now);
    perform private.notify(r.profile_id, 'registration.expired');
    perform private.close_practice(r.profile_id);
    v_expired := v_expired + 1;
  end loop;
  for r in select s.profile_id, s.reg_until from public.specialists s
    where s.reg_state = 'verified' and s.reg_until < v_now + interval '30 days' loop
    perform private.notify(r.profile_id, 'registration.endsSoon', null, jsonb_build_object('until', r.reg_until),
      format('registration.endsSoon:%s:%s', r.profile_id, extract(epoch from r.reg_until)::bigint));
  end loop;
  return v_expired;
end $$;
comment on function private.expire_registrations() is
  'Marks registrations past their end as expired and tells their owners, 30 days before, too. Views unlist by time already, and what they may see is closed by it; this tidies and looks after their patients.';
revoke execute on function private.expire_registrations from public, anon, authenticated, service_role;
