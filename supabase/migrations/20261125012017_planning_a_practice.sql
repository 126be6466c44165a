-- Time off is looked at before it counts and taken with new times; a practice can be read by calendar programs; specialists
-- read what became of their registration.

create function public.preview_exception(p_form jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.specialists := private.my_practice();
  v_today date := (private.clock() at time zone v_row.time_zone)::date;
  v_before uuid[] := private.ids_outside(v_row.profile_id, v_row.time_zone);
  v_outside jsonb;
begin
  begin
    insert into public.availability_exceptions (specialist_id, on_date, starts_at, ends_at, kind)
    select v_row.profile_id, x.on_date, x.starts_at, x.ends_at, x.kind from private.exceptions_of(p_form, v_today) x;
    v_outside := private.visits_outside(v_row.profile_id, v_before);
    -- Openings are computed with the time off in place; then it is taken back, as if nobody had asked.
    raise exception using errcode = 'PV001', message = 'only looked at';
  exception when sqlstate 'PV001' then
    null;
  end;
  return v_outside;
end $$;
comment on function public.preview_exception(jsonb) is
  'Which coming visits of the caller would lie outside their hours with this time off or extra time (touched: because of it), and openings instead. Changes nothing. Hints: practice.exceptionKind, dates, datesPast, hoursTime, hoursOrder.';
revoke execute on function public.preview_exception from public, anon, authenticated, service_role;
grant execute on function public.preview_exception to authenticated;

create function public.take_time_off(p_id uuid, p_form jsonb, p_version int, p_moves jsonb, p_reason text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.specialists := private.my_practice();
  v_before uuid[];
  v_plan jsonb;
  v_patient uuid;
  v_move record;
begin
  perform private.require_form(p_moves, 'array');
  if jsonb_array_length(p_moves) > 50 then
    perform private.refuse('validation.tooMany');
  end if;
  -- All patients before the specialist, as everywhere: whoever books meanwhile waits, and nobody for each other.
  for v_patient in select distinct a.patient_id from public.appointments a
      where a.specialist_id = v_row.profile_id
        and a.id in (select (m ->> 'appointmentId')::uuid from jsonb_array_elements(p_moves) m) order by 1 loop
    perform private.lock_patient(v_patient);
  end loop;
  v_before := private.ids_outside(v_row.profile_id, v_row.time_zone);
  v_plan := public.save_exception(p_id, p_form, p_version);
  for v_move in select (m ->> 'appointmentId')::uuid as id, (m ->> 'startsAt')::timestamptz as at
      from jsonb_array_elements(p_moves) m loop
    perform public.reschedule_appointment(v_move.id, v_move.at, p_reason);
  end loop;
  return jsonb_build_object('version', v_plan -> 'version', 'outside', private.visits_outside(v_row.profile_id, v_before));
end $$;
comment on function public.take_time_off(uuid, jsonb, int, jsonb, text) is
  'save_exception and, in the same step, new times for visits it hits: [{appointmentId, startsAt}], fifty at most, with the reason their patients read. Either all of it or nothing; each patient may then move the visit again or call it off for all their money. Gives {version, outside}. Repeatable. Hints: those of save_exception and reschedule_appointment, validation.tooMany.';
revoke execute on function public.take_time_off from public, anon, authenticated, service_role;
grant execute on function public.take_time_off to authenticated;

create table private.calendar_links (
  specialist_id uuid primary key references public.specialists (profile_id),
  token_hash bytea not null unique check (length(token_hash) = 32),
  created_at timestamptz not null default private.clock(),
  read_at timestamptz
);
comment on table private.calendar_links is
  'The one address by which a calendar program reads a specialist''s visits: the SHA-256 of its secret, and when it was last asked, to the hour.';

alter table private.calendar_links enable row level security;
alter table private.calendar_links force row level security;
revoke all on private.calendar_links from public, anon, authenticated, service_role;

create function private.as_calendar_link(p_row private.calendar_links) returns jsonb
language sql immutable security invoker set search_path = '' as $$
  select jsonb_build_object('createdAt', p_row.created_at, 'readAt', p_row.read_at)
$$;
comment on function private.as_calendar_link(private.calendar_links) is 'What its owner is told of the address: when it was made and last read.';
revoke execute on function private.as_calendar_link from public, anon, authenticated, service_role;

create function public.my_calendar_link() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_specialist();
begin
  return (select private.as_calendar_link(l) from private.calendar_links l where l.specialist_id = v_me);
end $$;
comment on function public.my_calendar_link() is
  'Whether the caller has an address for calendar programs: {createdAt, readAt}, or null. The address itself is kept nowhere; 42501 for other people.';
revoke execute on function public.my_calendar_link from public, anon, authenticated, service_role;
grant execute on function public.my_calendar_link to authenticated;

create function public.set_calendar_link(p_token_hash text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := (private.my_practice()).profile_id;
  v_row private.calendar_links;
begin
  if p_token_hash is null or p_token_hash !~ '^[0-9a-f]{64}$' then
    perform private.refuse('data.invalid');
  end if;
  perform private.spend('calendar-link', 10, 10, 3600);
  insert into private.calendar_links as l (specialist_id, token_hash) values (v_me, decode(p_token_hash, 'hex'))
  on conflict (specialist_id) do update set token_hash = excluded.token_hash, created_at = private.clock(), read_at = null
    where l.token_hash <> excluded.token_hash;
  select * into v_row from private.calendar_links l where l.specialist_id = v_me;
  return private.as_calendar_link(v_row);
end $$;
comment on function public.set_calendar_link(text) is
  'Makes the caller''s address for calendar programs, by the SHA-256 (hexadecimal) of its secret; the one before stops at once. The same again changes nothing. Hints: data.invalid, data.busy; 42501 for other people.';
revoke execute on function public.set_calendar_link from public, anon, authenticated, service_role;
grant execute on function public.set_calendar_link to authenticated;

create function public.remove_calendar_link() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_specialist();
begin
  delete from private.calendar_links l where l.specialist_id = v_me;
end $$;
comment on function public.remove_calendar_link() is
  'Takes the caller''s address for calendar programs back; it answers nothing from now on. Repeatable; 42501 for other people.';
revoke execute on function public.remove_calendar_link from public, anon, authenticated, service_role;
grant execute on function public.remove_calendar_link to authenticated;

create function public.calendar_feed(p_token text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_now timestamptz := private.clock();
  v_owner uuid;
begin
  select l.specialist_id into v_owner from private.calendar_links l
  where l.token_hash = sha256(convert_to(coalesce(p_token, ''), 'utf8'))
    and not exists (select from private.closed_accounts c where c.id = l.specialist_id);
  if v_owner is null then
    return null;
  end if;
  -- Programs ask every few minutes; to the hour is enough for its owner.
  update private.calendar_links l set read_at = v_now where l.specialist_id = v_owner
    and (l.read_at is null or l.read_at < v_now - interval '1 hour');
  return jsonb_build_object('visits', coalesce((select jsonb_agg(jsonb_build_object('id', v.id, 'sequence', v.sequence,
      'startsAt', v.starts_at, 'endsAt', v.ends_at, 'mode', v.mode) order by v.starts_at, v.id)
    from (select a.id, a.sequence, a.starts_at, a.ends_at, a.mode from public.appointments a
      where a.specialist_id = v_owner and a.status in ('booked', 'waiting', 'in_progress', 'completed')
        and a.starts_at between v_now - interval '30 days' and v_now + interval '400 days' and private.is_practising(v_owner)
      order by a.starts_at limit 3000) v), '[]'));
end $$;
comment on function public.calendar_feed(text) is
  'For the function `calendar`: what the address with this secret shows, {visits: [{id, sequence, startsAt, endsAt, mode}]}, from 30 days back; null when there is no such address. Nothing of whom or why; no visit while the owner does not practise.';
revoke execute on function public.calendar_feed from public, anon, authenticated, service_role;
grant execute on function public.calendar_feed to service_role;

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
revoke execute on function public.my_registration_checks from public, anon, authenticated, service_role;
grant execute on function public.my_registration_checks to authenticated;
