-- What a patient does with links to their record: make one, see how they stand, take one back.

create function private.as_record_link(p_link private.record_links) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('id', p_link.id, 'label', p_link.label, 'parts', p_link.parts, 'hasPasscode', p_link.has_passcode,
    'createdAt', p_link.created_at, 'expiresAt', p_link.expires_at, 'mostUses', p_link.most_uses, 'uses', p_link.uses,
    'wrongTries', p_link.wrong_tries, 'lastOpenedAt', p_link.last_opened_at, 'state', private.record_link_state(p_link),
    'endedAt', coalesce(p_link.ended_at, case private.record_link_state(p_link) when 'expired' then p_link.expires_at
      when 'used_up' then p_link.last_opened_at end))
$$;
comment on function private.as_record_link(private.record_links) is
  'A link as its patient sees it: {id, label, parts, hasPasscode, createdAt, expiresAt, mostUses, uses, wrongTries, lastOpenedAt, state, endedAt}. Neither address nor file.';

create function private.require_patient_here() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
begin
  if not exists (select from public.patients p where p.profile_id = v_me)
    or exists (select from private.closed_accounts c where c.id = v_me) then
    raise exception 'for patients' using errcode = '42501', hint = 'access.refused';
  end if;
  return v_me;
end $$;
comment on function private.require_patient_here() is 'The caller, who has a record of their own; 42501 for everybody else.';

create function public.share_record(p_token_hash text, p_label text, p_parts text[], p_file text, p_until timestamptz,
  p_most_uses int default null, p_passcode jsonb default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_patient_here();
  v_now timestamptz := private.clock();
  v_row private.record_links;
begin
  perform private.require_whole_record();
  if p_token_hash is null or p_token_hash !~ '^[0-9a-f]{64}$' or p_until is null or p_until <= v_now
    or p_until > v_now + interval '30 days' or p_most_uses not between 1 and 100
    or p_parts is null or cardinality(p_parts) not between 1 and 6 or array_position(p_parts, null) is not null
    or not p_parts <@ array['allergies', 'medications', 'conditions', 'vaccinations', 'readings', 'mental_health', 'sexual_health']
    or length(coalesce(p_label, '')) > 80 or coalesce(p_label, '') <> private.one_line(coalesce(p_label, ''))
    -- Five parts, the second of them empty: anything else was not encrypted by a key that only the link has.
    or p_file is null or length(p_file) > 1500000 or p_file !~ '^[A-Za-z0-9_-]+\.\.[A-Za-z0-9_-]{16}\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{22}$'
    or (p_passcode is not null and (coalesce(p_passcode ->> 'salt', '') !~ '^[0-9a-f]{32}$'
      or coalesce(p_passcode ->> 'hash', '') !~ '^[0-9a-f]{64}$')) then
    perform private.refuse('data.invalid');
  end if;
  -- How many there are is counted under this lock.
  perform private.lock_patient(v_me);
  select * into v_row from private.record_links l where l.token_hash = decode(p_token_hash, 'hex');
  if found then
    if v_row.patient_id <> v_me then
      perform private.refuse('data.invalid');
    end if;
    return private.as_record_link(v_row);
  end if;
  if (select count(*) from private.record_links l where l.patient_id = v_me and private.record_link_state(l) = 'live') >= 20 then
    perform private.refuse('sharing.tooManyLinks');
  end if;
  perform private.spend('share_record', 20, 20, 3600);
  insert into private.record_links (patient_id, token_hash, label, parts, file, expires_at, most_uses, has_passcode, passcode_salt,
    passcode_hash)
  values (v_me, decode(p_token_hash, 'hex'), coalesce(p_label, ''), p_parts, p_file, p_until, p_most_uses, p_passcode is not null,
    p_passcode ->> 'salt', decode(p_passcode ->> 'hash', 'hex'))
  returning * into v_row;
  return private.as_record_link(v_row);
end $$;
comment on function public.share_record(text, text, text[], text, timestamptz, int, jsonb) is
  'A patient makes a link to a part of their record: by the SHA-256 (hexadecimal) of its address''s secret, with the file encrypted in the browser, until a time within 30 days, optionally for a number of uses and with a passcode ({salt, hash}: PBKDF2). At most twenty live ones. The same again changes nothing. Gives a line as my_record_links. Hints: data.invalid, data.busy, sharing.tooManyLinks; 42501 for other people.';
grant execute on function public.share_record to authenticated;

create function public.my_record_links() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_patient_here();
begin
  return (select coalesce(jsonb_agg(private.as_record_link(l) order by l.created_at desc, l.id), '[]') from (
    select * from private.record_links r where r.patient_id = v_me order by r.created_at desc, r.id limit 100) l);
end $$;
comment on function public.my_record_links() is
  'The caller''s links to their own record, the newest first, at most 100: how each stands and how often it was opened. 42501 for other people.';
grant execute on function public.my_record_links to authenticated;

create function public.end_record_link(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_patient_here();
  v_row private.record_links;
begin
  select * into v_row from private.record_links l where l.id = p_id and l.patient_id = v_me for update;
  if v_row.id is null then
    perform private.refuse('data.notFound');
  end if;
  perform private.finish_record_link(v_row.id, case private.record_link_state(v_row) when 'live' then 'revoked'
    else private.record_link_state(v_row) end, private.clock());
end $$;
comment on function public.end_record_link(uuid) is
  'Takes a link to the caller''s record back: it answers nothing from now on, and its file is gone. Repeatable. Hint: data.notFound; 42501 for other people.';
grant execute on function public.end_record_link to authenticated;

create function public.ask_for_health_link() returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_patient_here();
  perform private.require_whole_record();
  perform private.spend('health_link', 30, 30, 3600);
end $$;
comment on function public.ask_for_health_link() is
  'For the function `health-link`: whether the caller, a patient, may have a link of another service fetched now; thirty an hour. Hint: data.busy; 42501 for other people.';
grant execute on function public.ask_for_health_link to authenticated;
