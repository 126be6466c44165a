-- Mails that may wait leave together: at once, every hour, or once a day, as their reader chose. What is urgent, and what names a
-- moment that is near, is never held back. The catalogue of notifications says of each kind whether it may wait.

create function private.mail_rhythm_by_default(p_profile uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case when p.role = 'specialist' or private.is_operator(p.id) then 'hourly' else 'at_once' end
  from public.profiles p where p.id = p_profile
$$;
comment on function private.mail_rhythm_by_default(uuid) is
  'How mails that may wait come to who never chose: hourly to specialists and operators, who get many; at once to everybody else.';

create function private.next_gathering(p_profile uuid, p_at timestamptz) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select case coalesce(s.mail_rhythm, private.mail_rhythm_by_default(p.id))
    when 'hourly' then p_at + (date_trunc('hour', l.at) + interval '1 hour' - l.at)
    when 'daily' then (l.at::date + make_interval(hours => coalesce(s.mail_hour, 8))
      + case when l.at >= l.at::date + make_interval(hours => coalesce(s.mail_hour, 8)) then interval '1 day' else '0' end) at time zone z.zone end
  from public.profiles p left join public.notification_settings s on s.profile_id = p.id
  cross join lateral (select private.zone_or(p.time_zone, 'Africa/Johannesburg') as zone) z
  cross join lateral (select p_at at time zone z.zone as at) l
  where p.id = p_profile
$$;
comment on function private.next_gathering(uuid, timestamptz) is
  'When the mails of this person that wait leave next, by their own clock; null: each leaves by itself.';

create function private.gathered_until(p_profile uuid, p_event text, p_payload jsonb, p_at timestamptz default private.clock())
returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
declare
  v_urgency constant text := coalesce((select k.urgency from private.notification_kinds k where k.event = p_event), 'now');
  v_until timestamptz;
  v_zone text;
  v_near boolean;
begin
  if v_urgency = 'now' then
    return null;
  end if;
  v_until := private.after_quiet(p_profile, private.next_gathering(p_profile, p_at));
  if v_until is null then
    return null;
  end if;
  select private.zone_or(p.time_zone, 'Africa/Johannesburg') into v_zone from public.profiles p where p.id = p_profile;
  -- A mail that is of no use any more when it leaves does not wait: two hours before each moment that it names it must be there.
  select coalesce(bool_or(m.at > p_at and m.at < v_until + interval '2 hours'
      or v_urgency = 'byDay' and m.is_visit and (m.at at time zone v_zone)::date between (p_at at time zone v_zone)::date
        and (p_at at time zone v_zone)::date + 1), false) into v_near
  from (
    select (e.value #>> '{}')::timestamptz as at, e.key in ('startsAt', 'wasAt') as is_visit from jsonb_each(p_payload) e
    where e.key in ('startsAt', 'endsAt', 'wasAt', 'answerUntil', 'payUntil', 'freeUntil', 'proposedAt', 'expiresAt', 'until', 'keptAt',
      'calledOffAt') and jsonb_typeof(e.value) = 'string'
    union all
    select t.at, true from public.appointments a cross join lateral (values (a.starts_at), (a.ends_at)) t (at)
    where a.id::text = p_payload ->> 'appointmentId'
  ) m;
  return case when not v_near then v_until end;
end $$;
comment on function private.gathered_until(uuid, text, jsonb, timestamptz) is
  'Until when the mail about an event waits for others of this person, after their quiet hours; null: it leaves by itself, because its kind is urgent, a moment that it names is near, or they want each at once.';

create function private.join_gathered(p_claimed bigint[]) returns void
language sql volatile security definer set search_path = '' as $$
  with readers as (
    select distinct o.recipient_id, o.recipient_email from public.outbox o
    where o.id = any (p_claimed) and o.attempts = 0 and o.joined_to is null and o.gathered_until is not null
  ), due as materialized (
    -- Only at the first attempt: a second one says what the first did.
    select o.id, o.recipient_id, o.recipient_email
    from readers r join public.outbox o on o.recipient_id = r.recipient_id and o.recipient_email = r.recipient_email
    where o.state = 'waiting' and o.attempts = 0 and o.joined_to is null and o.gathered_until is not null
      and o.not_before <= private.clock()
    for update of o skip locked
  ), placed as (
    -- Those that were claimed come first, so that each mail is headed by one that leaves now.
    select d.*, (row_number() over (partition by d.recipient_id, d.recipient_email order by d.id = any (p_claimed) desc, d.id) - 1) / 50 as part
    from due d
  ), headed as (
    select p.id, first_value(p.id) over (partition by p.recipient_id, p.recipient_email, p.part
      order by p.id = any (p_claimed) desc, p.id) as head
    from placed p
  )
  update public.outbox o set joined_to = h.head from headed h where o.id = h.id and h.head <> h.id
    and h.head = any (p_claimed)
$$;
comment on function private.join_gathered(bigint[]) is
  'Joins what was gathered for one person and is due to the first of it: fifty leave as one mail.';

create function private.gather_again(p_profile uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update public.outbox o set gathered_until = g.until,
    not_before = coalesce(g.until, private.mail_from(p_profile, n.event))
  from public.notifications n cross join lateral (select private.gathered_until(p_profile, n.event, n.payload) as until) g
  where o.notification_id = n.id and o.recipient_id = p_profile and o.channel = 'email' and o.state = 'waiting' and o.attempts = 0
    and o.joined_to is null and o.dedupe_key not like 'again:%' and (o.gathered_until is not null or g.until is not null)
$$;
comment on function private.gather_again(uuid) is 'Mails of this person that wait follow what they chose since.';

create function public.set_mail_rhythm(p_rhythm text, p_hour int default 8) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
begin
  if p_rhythm is null or p_rhythm not in ('at_once', 'hourly', 'daily') or p_hour is null or p_hour not between 0 and 23 then
    perform private.refuse('data.invalid');
  end if;
  insert into public.notification_settings (profile_id, mail_rhythm, mail_hour) values (v_me, p_rhythm, p_hour)
  on conflict (profile_id) do update set mail_rhythm = excluded.mail_rhythm, mail_hour = excluded.mail_hour;
  perform private.gather_again(v_me);
end $$;
comment on function public.set_mail_rhythm(text, int) is
  'How mails that may wait come to the caller: at_once, hourly, or daily at an hour of their own clock. Those that wait already follow. Hint: data.invalid.';
grant execute on function public.set_mail_rhythm to authenticated;
