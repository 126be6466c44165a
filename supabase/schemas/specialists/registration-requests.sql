-- What operators have to check, and what a specialist asks for or takes back.

create function public.registrations_to_check(p_state text default null, p_search text default null)
returns table (specialist_id uuid, name text, email text, council_number text, specialty text, education text, hospital text,
  years_experience int, state text, asked_at timestamptz, checked_at timestamptz, valid_until timestamptz, note text,
  held_by_another boolean, due_at timestamptz, more_asked_at timestamptz, files int)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_search constant text := lower(private.plain_name(left(p_search, 100)));
begin
  perform private.require_operator();
  return query select s.profile_id, p.name, p.email, s.license_number, s.specialty, s.education, s.hospital, s.years_experience,
      s.reg_state, a.asked_at, s.reg_checked_at, s.reg_until, s.reg_note,
      exists (select from private.council_numbers n
        where n.number = s.hpcsa_number and n.specialist_id <> s.profile_id and n.released_at is null),
      s.reg_due_at, s.reg_more_at,
      (select count(*)::int from public.registration_files f where f.specialist_id = s.profile_id and f.state = 'stored')
    from public.specialists s join public.profiles p on p.id = s.profile_id
    cross join lateral (select max(e.at) as asked_at from public.registration_events e
      where e.specialist_id = s.profile_id and e.to_state = 'pending'
        and e.actor_role <> 'operator') a
    where case when v_search <> '' then position(v_search in lower(p.name)) > 0 or position(v_search in p.email) > 0
        or position(replace(v_search, ' ', '') in lower(replace(s.license_number, ' ', ''))) > 0
      when p_state is not null then s.reg_state = p_state
      else s.reg_state = 'pending' or (s.reg_state = 'verified' and s.reg_until < private.clock() + interval '30 days') end
    order by s.reg_state <> 'pending', coalesce(a.asked_at, s.created_at), s.profile_id limit 200;
end $$;
comment on function public.registrations_to_check(text, text) is
  'For operators: who waits for a check, longest first, then whose check ends within 30 days; or everyone in one state; or, in any state, whose name, address or council number holds what is searched for. At most 200.';
grant execute on function public.registrations_to_check to authenticated;

create function public.ask_registration(p_number text) returns public.specialists
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_number text := private.form_text(jsonb_build_object('number', p_number), 'number', 'validation.licenseNumber', 1, 300);
  v_row public.specialists;
begin
  -- Nobody waits for the hourly job to ask again.
  if exists (select from public.specialists s where s.profile_id = v_me and s.reg_state in ('verified', 'suspended')
      and s.reg_until + private.card_grace() <= private.clock()) then
    perform private.expire_registrations();
  end if;
  select * into v_row from public.specialists where profile_id = v_me for update;
  if not found then
    perform private.refuse('access.refused');
  end if;
  if v_row.reg_state = 'pending' and v_row.license_number = v_number then
    return v_row;
  end if;
  if v_row.reg_state not in ('unverified', 'rejected', 'expired') then
    perform private.refuse('registration.notNow');
  end if;
  perform private.spend('registration', 5, 5, 86400);
  update public.specialists set license_number = v_number, reg_state = 'pending', reg_note = '' where profile_id = v_me
  returning * into v_row;
  return v_row;
end $$;
comment on function public.ask_registration(text) is
  'Asks for a check of the caller''s number, corrected if need be, after it was rejected, expired or taken back. Hint: registration.notNow.';
grant execute on function public.ask_registration to authenticated;

create function public.withdraw_registration() returns public.specialists
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.specialists;
begin
  update public.specialists set reg_state = 'unverified' where profile_id = private.require_me() and reg_state = 'pending'
  returning * into v_row;
  if v_row.profile_id is null then
    perform private.refuse('registration.notNow');
  end if;
  return v_row;
end $$;
comment on function public.withdraw_registration() is 'Takes the caller''s waiting registration back, to correct it first. Hint: registration.notNow.';
grant execute on function public.withdraw_registration to authenticated;

create function public.my_registration_checks()
returns table (at timestamptz, state text, council_number text, evidence text, note text, valid_until timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_specialist();
begin
  return query select e.at, e.to_state, e.council_number, e.evidence, e.note, e.valid_until
    from public.registration_events e where e.specialist_id = v_me order by e.id desc limit 20;
end $$;
comment on function public.my_registration_checks() is
  'What became of the caller''s registration, newest first, the last twenty: when, on what evidence, what they were told and until when it holds; not who checked. 42501 for other people.';
grant execute on function public.my_registration_checks to authenticated;
