-- Break-glass: a verified specialist opens one chart in an emergency without a grant, for 60 minutes, to read only.
--
-- They must have signed in again within the last ten minutes, say why, and know that the patient is told at once and an
-- operator reviews it within 72 hours. The patient may dispute it; the answer may change the verdict.

create function private.authenticated_at() returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
declare
  v_claims jsonb := auth.jwt();
  v_age int;
  v_exchanged numeric;
  v_proven numeric;
begin
  -- A token of the identity itself says how many minutes ago each factor was verified (-1: never).
  if jsonb_typeof(v_claims -> 'fva') = 'array' then
    select min(a::int) into v_age from jsonb_array_elements_text(v_claims -> 'fva') a where a ~ '^[0-9]{1,7}$';
    return to_timestamp((v_claims ->> 'iat')::numeric) - make_interval(mins => v_age);
  end if;
  if jsonb_typeof(v_claims -> 'amr') is distinct from 'array' then
    return null;
  end if;
  -- A session of ours says when the identity's token was exchanged; that alone proves nothing, for a browser left open
  -- can exchange again at any time. The exchanged token must also have said when the person proved who they are; the
  -- exchange keeps that with the identity, and it counts only if this session's exchange was the last one.
  select max((a ->> 'timestamp')::numeric) into v_exchanged from jsonb_array_elements(v_claims -> 'amr') a
  where a ->> 'method' = 'oauth' and a ->> 'timestamp' ~ '^[0-9]{1,12}$';
  select (i.identity_data -> 'custom_claims' ->> 'auth_time')::numeric into v_proven from auth.identities i
  where i.user_id::text = v_claims ->> 'sub' and i.provider in ('jwt', 'custom:clerk', 'keycloak')
    and i.identity_data -> 'custom_claims' ->> 'auth_time' ~ '^[0-9]{1,14}$'
    and abs(extract(epoch from greatest(i.last_sign_in_at, i.updated_at)) - v_exchanged) <= 2
  order by i.updated_at desc limit 1;
  -- In seconds, or in milliseconds as some identities count.
  return to_timestamp(case when v_proven > 100000000000 then v_proven / 1000 else v_proven end);
end $$;
comment on function private.authenticated_at() is
  'When the caller last proved who they are, by the claims of their token (fva and iat, or amr and the exchanged auth_time); null when nothing says so.';

create function private.require_fresh_sign_in() returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  v_at timestamptz := private.authenticated_at();
begin
  if v_at is null or v_at < private.clock() - interval '10 minutes' or v_at > private.clock() + interval '1 minute' then
    perform private.refuse('access.signInAgain');
  end if;
end $$;
comment on function private.require_fresh_sign_in() is
  'Refuses whoever has not proved in the last ten minutes who they are. Hint: access.signInAgain.';

create function public.break_glass(p_patient uuid, p_reason_code text, p_reason text, p_screen text default '')
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_practising();
  v_reason text := btrim(coalesce(p_reason, ''), E' \t\n\r');
  v_row public.break_glass;
begin
  perform private.require_fresh_sign_in();
  perform private.spend('break_glass', 10, 10, 3600);
  if p_reason_code is null or p_reason_code not in ('unconscious', 'life_threat', 'cannot_consent', 'public_health', 'other') then
    perform private.refuse('access.reasonCodeRequired');
  end if;
  if length(v_reason) < 10 then
    perform private.refuse('access.reasonRequired');
  end if;
  if length(v_reason) > 1000 then
    perform private.refuse('validation.tooLong');
  end if;
  perform from public.patients p where p.profile_id = p_patient and p_patient <> v_me for no key update;
  if not found then
    perform private.refuse('access.patientNotFound');
  end if;
  -- Asking twice is one emergency; its hour does not begin anew.
  select * into v_row from public.break_glass b where b.specialist_id = v_me and b.patient_id = p_patient
    and b.ended_at is null and b.expires_at > private.clock();
  if found then
    return private.changed(v_row.id, null);
  end if;
  insert into public.break_glass (specialist_id, patient_id, reason_code, reason, contact_state)
  values (v_me, p_patient, p_reason_code, v_reason, case when exists (select from public.emergency_contacts c
    where c.patient_id = p_patient) then 'to_call' else 'none' end) returning * into v_row;
  perform private.write_access_log(p_patient, v_me, 'specialist', 'emergency', 'emergency', 'break_glass', v_row.id, p_screen);
  perform private.notify(p_patient, 'access.emergencyOpened', v_row.id, jsonb_build_object('specialistName',
    (select p.name from public.profiles p where p.id = v_me), 'at', v_row.opened_at, 'until', v_row.expires_at),
    'access.emergencyOpened:' || v_row.id);
  perform private.tell_operators('access.reviewDue', v_row.id, 'access.reviewDue:' || v_row.id);
  return private.changed(v_row.id, null);
end $$;
comment on function public.break_glass(uuid, text, text, text) is
  'Opens one chart in an emergency: read only, 60 minutes, logged, patient and operators told in the same transaction. For verified specialists who signed in within ten minutes. Repeatable while it is open. Hints: access.signInAgain, access.reasonCodeRequired, access.reasonRequired, access.patientNotFound, validation.tooLong, data.busy.';
grant execute on function public.break_glass to authenticated;

create function private.break_glass_of(p_id uuid, p_side text) returns public.break_glass
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row public.break_glass;
begin
  select * into v_row from public.break_glass b where b.id = p_id
    and (p_side = 'operator' or v_me = case p_side when 'patient' then b.patient_id else b.specialist_id end) for update;
  if not found then
    perform private.refuse('access.emergencyNotFound');
  end if;
  return v_row;
end $$;
comment on function private.break_glass_of(uuid, text) is
  'An emergency access of the caller on that side, locked. Operators are checked by who calls this. Hint: access.emergencyNotFound.';

create function public.end_break_glass(p_id uuid) returns public.break_glass
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.break_glass := private.break_glass_of(p_id, 'specialist');
begin
  if v_row.ended_at is null then
    update public.break_glass set ended_at = least(private.clock(), expires_at) where id = v_row.id returning * into v_row;
  end if;
  return v_row;
end $$;
comment on function public.end_break_glass(uuid) is 'The specialist ends their emergency access early. Repeatable. Hint: access.emergencyNotFound.';
grant execute on function public.end_break_glass to authenticated;

create function public.note_emergency_contact(p_id uuid, p_reached boolean) returns public.break_glass
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.break_glass := private.break_glass_of(p_id, 'specialist');
  v_state text := case when p_reached then 'told' else 'not_reached' end;
begin
  if p_reached is null then
    perform private.refuse('data.invalid');
  end if;
  if v_row.contact_state = v_state then
    return v_row;
  end if;
  update public.break_glass set contact_state = v_state, contact_at = private.clock() where id = v_row.id returning * into v_row;
  return v_row;
end $$;
comment on function public.note_emergency_contact(uuid, boolean) is
  'The specialist notes whether the emergency contact was told by telephone. Hints: access.emergencyNotFound, access.notNow (there is no contact, or they were told), data.invalid.';
grant execute on function public.note_emergency_contact to authenticated;

create function public.dispute_break_glass(p_id uuid, p_text text) returns public.break_glass
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.break_glass := private.break_glass_of(p_id, 'patient');
  v_text text := btrim(coalesce(p_text, ''), E' \t\n\r');
begin
  if v_text = '' then
    perform private.refuse('access.disputeRequired');
  end if;
  if length(v_text) > 1000 then
    perform private.refuse('validation.tooLong');
  end if;
  if v_row.disputed_at is not null then
    if v_row.dispute = v_text then
      return v_row;
    end if;
    perform private.refuse('access.alreadyDisputed');
  end if;
  update public.break_glass set disputed_at = private.clock(), dispute = v_text where id = v_row.id returning * into v_row;
  perform private.tell_operators('access.disputed', v_row.id, 'access.disputed:' || v_row.id);
  return v_row;
end $$;
comment on function public.dispute_break_glass(uuid, text) is
  'The patient says that an emergency access was not right, before or after its review. Once. Hints: access.emergencyNotFound, access.disputeRequired, access.alreadyDisputed, validation.tooLong.';
grant execute on function public.dispute_break_glass to authenticated;

create function public.my_break_glass_counts()
returns table (total int, last_year int, waiting int, justified int, not_justified int, disputed int, open_until timestamptz)
language sql stable security definer set search_path = '' as $$
  select count(*)::int, (count(*) filter (where b.opened_at > private.clock() - interval '1 year'))::int,
    (count(*) filter (where b.review_state = 'pending'))::int, (count(*) filter (where b.review_state = 'justified'))::int,
    (count(*) filter (where b.review_state = 'not_justified'))::int, (count(*) filter (where b.disputed_at is not null))::int,
    max(b.expires_at) filter (where b.ended_at is null and b.expires_at > private.clock())
  from public.break_glass b where b.specialist_id = (select private.me())
$$;
comment on function public.my_break_glass_counts() is
  'How often the caller opened a chart in an emergency and what came of it; shown before they do it again.';
grant execute on function public.my_break_glass_counts to authenticated;
