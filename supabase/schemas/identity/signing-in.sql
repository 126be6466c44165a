-- From a verified token to a profile, and the choice of a role.

create function private.said_e164(p_phone text, p_said text) returns text
language sql immutable security invoker set search_path = '' as $$
  select p_said where p_said ~ '^\+[1-9][0-9]{7,14}$'
    and position(right(p_said, 7) in regexp_replace(p_phone, '[^0-9]', '', 'g')) > 0
$$;
comment on function private.said_e164(text, text) is
  'What a typed number is dialled as, read where it was typed (contracts'' door phone); null where that was not certain, or where it is not the typed number.';

create function private.identity_facts(out clerk_id text, out email text, out first_name text, out last_name text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_claims jsonb := auth.jwt();
  v_subject text := v_claims ->> 'sub';
  v_facts jsonb := v_claims;
begin
  if v_subject ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' then
    -- The identity row is written by the exchange from a verified token; metadata that a person can edit is not read.
    select i.provider_id, i.identity_data into clerk_id, v_facts
    from auth.identities i
    where i.user_id::text = v_subject and i.provider in ('jwt', 'custom:clerk', 'keycloak')
    order by i.last_sign_in_at desc nulls last limit 1;
    v_facts := coalesce(v_facts, '{}');
    email := coalesce(nullif(v_facts ->> 'email', ''), (select u.email from auth.users u where u.id::text = v_subject));
  else
    clerk_id := v_subject;
    email := v_facts ->> 'email';
  end if;
  -- Whatever the identity let through: cleaned here, so that no name keeps a person out.
  first_name := coalesce(nullif(private.plain_name(v_facts ->> 'first_name'), ''), private.plain_name(v_facts ->> 'given_name'));
  last_name := coalesce(nullif(private.plain_name(v_facts ->> 'last_name'), ''), private.plain_name(v_facts ->> 'family_name'));
  -- Which part of a whole name is which, nobody can tell: it stays whole.
  if coalesce(first_name, '') = '' and coalesce(last_name, '') = '' then
    first_name := nullif(private.plain_name(coalesce(v_facts ->> 'full_name', v_facts ->> 'name', '')), '');
    last_name := null;
  end if;
  first_name := btrim(left(first_name, 100));
  last_name := btrim(left(last_name, 100));
  email := left(lower(email), 254);
end $$;
comment on function private.identity_facts() is 'What the verified identity of the caller says: its id, e-mail and names.';

create function public.sync_my_profile(p_role text default null) returns public.profiles
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id uuid := private.actor();
  v_facts record;
  v_row public.profiles;
begin
  select * into v_facts from private.identity_facts();
  if v_id is null and v_facts.clerk_id is null then
    perform private.require_me();
  end if;
  if p_role is not null and p_role not in ('patient', 'specialist') then
    perform private.refuse('role.required');
  end if;
  insert into public.profiles as p (id, clerk_id, role, first_name, last_name, email)
  values (coalesce(v_id, gen_random_uuid()), v_facts.clerk_id, p_role, coalesce(v_facts.first_name, ''),
    coalesce(v_facts.last_name, ''), coalesce(v_facts.email, ''))
  on conflict (id) do update set
    clerk_id = coalesce(excluded.clerk_id, p.clerk_id),
    role = coalesce(p.role, excluded.role),
    first_name = case when private.name_is_checked(p.id) then p.first_name else coalesce(v_facts.first_name, p.first_name) end,
    last_name = case when v_facts.first_name is null or private.name_is_checked(p.id) then p.last_name
      else coalesce(v_facts.last_name, '') end,
    email = coalesce(v_facts.email, p.email)
  returning * into v_row;
  return v_row;
end $$;
comment on function public.sync_my_profile(text) is
  'Copies the verified identity of the caller into their profile; repeatable. Sets the role only while there is none. A name that was checked against the register stays.';
grant execute on function public.sync_my_profile to authenticated;

create function public.choose_role(p_role text) returns public.profiles
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.profiles;
begin
  if p_role is null or p_role not in ('patient', 'specialist') then
    perform private.refuse('role.required');
  end if;
  v_row := public.sync_my_profile(p_role);
  if v_row.role <> p_role then
    -- Once onboarding is done the role carries duties (registration, bookings); only an operator may change it.
    if v_row.onboarding_completed_at is not null then
      perform private.refuse('role.alreadyChosen');
    end if;
    update public.profiles set role = p_role where id = v_row.id returning * into v_row;
  end if;
  return v_row;
end $$;
comment on function public.choose_role(text) is 'Sets the role of the caller; refused with role.alreadyChosen once onboarding is complete.';
grant execute on function public.choose_role to authenticated;

create function private.person_name(p_profile uuid) returns text
language sql stable security definer set search_path = '' as $$
  select p.name from public.profiles p where p.id = p_profile
$$;
comment on function private.person_name(uuid) is 'The name of a person, or null.';

create function private.initials(p_name text) returns text
language sql immutable security invoker set search_path = '' as $$
  -- A letter with the marks that stand on it: of Latin, Greek and Cyrillic, Hebrew, Arabic, and the scripts of India.
  select coalesce(string_agg(substring(w from '^.[\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7'
    || '\u0610-\u061A\u064B-\u065F\u0670\u0900-\u0903\u093A-\u093C\u093E-\u094F\u0951-\u0957\u0981-\u0983\u09BC\u09BE-\u09CD\u09D7'
    || '\u0A01-\u0A03\u0A3C-\u0A51\u0A70\u0A71\u0A81-\u0A83\u0ABC\u0ABE-\u0ACD\u0B01-\u0B03\u0B3C\u0B3E-\u0B57\u0B82\u0BBE-\u0BCD\u0BD7'
    || '\u0C00-\u0C04\u0C3C\u0C3E-\u0C56\u0C81-\u0C83\u0CBC\u0CBE-\u0CD6\u0D00-\u0D03\u0D3B\u0D3C\u0D3E-\u0D4D\u0D57\u0D81-\u0D83\u0DCA-\u0DDF'
    || '\u1AB0-\u1AFF\u1DC0-\u1DFF\u200D\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F]*'), '' order by nr), '')
  from regexp_split_to_table(btrim(normalize(p_name)), '\s+') with ordinality t (w, nr)
$$;
comment on function private.initials(text) is
  'The first sign of each word of a name, as people see signs: what a stranger may read of a name where more of it is nobody''s business. Made here, so that the name does not leave for it.';
