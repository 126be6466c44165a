-- What each person wants to be told, how, and when not to be disturbed.
--
-- One event reaches a person as a row in the product (channel app), as a mail (channel email), where they confirmed a number as
-- a text (sms, whatsapp), and on the browsers that they chose as a push. Preferences are per
-- event, or per area of events, and channel. Privacy mode is on unless switched off: then a mail names nobody where a lock
-- screen shows it.

create function private.mail_rule(p_event text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((select k.mail from private.notification_kinds k where k.event = p_event), 'wanted');
end $$;
comment on function private.mail_rule(text) is 'How an event is mailed: always, wanted, unwanted or never.';

create function private.chosen(p_profile uuid, p_event text, p_channel text) returns boolean
language sql stable security definer set search_path = '' as $$
  select f.wanted from public.notification_prefs f where f.profile_id = p_profile and f.channel = p_channel
    and f.event in (p_event, split_part(p_event, '.', 1)) order by length(f.event) desc limit 1
$$;
comment on function private.chosen(uuid, text, text) is
  'What this person said themselves of this event on that channel, else of its area: whether they want it; null: nothing.';

create function private.is_wanted(p_profile uuid, p_event text, p_channel text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_rule text := private.mail_rule(p_event);
begin
  -- What protects somebody reaches them on every channel; how it is mailed otherwise says nothing of the app.
  if p_channel in ('sms', 'whatsapp') then
    -- Who had the code sent by this channel wants its texts by it, too.
    v_rule := case when not exists (select from private.notification_kinds k where k.event = p_event and k.phone is not null) then 'never'
      when (private.phone_of(p_profile)).channel = p_channel then 'wanted' else 'unwanted' end;
  elsif p_channel = 'push' then
    v_rule := case when exists (select from private.notification_kinds k where k.event = p_event and k.phone is not null)
      then 'wanted' else 'never' end;
  elsif v_rule = 'always' then
    return true;
  elsif p_channel <> 'email' then
    v_rule := 'wanted';
  end if;
  if v_rule = 'never' then
    return false;
  end if;
  return coalesce(private.chosen(p_profile, p_event, p_channel), v_rule = 'wanted');
end $$;
comment on function private.is_wanted(uuid, text, text) is
  'Whether this person wants this event on that channel: what they said of the event, else of its area, else the default.';

create function private.is_quiet(p_profile uuid, p_at timestamptz default private.clock()) returns boolean
language sql stable security definer set search_path = '' as $$
  select case when s.quiet_from <= s.quiet_until then l.at >= s.quiet_from and l.at < s.quiet_until
    else l.at >= s.quiet_from or l.at < s.quiet_until end
  from public.profiles p
  cross join lateral (select (p_at at time zone private.zone_or(p.time_zone, 'Africa/Johannesburg'))::time as at) l
  cross join lateral (select coalesce((select n.quiet_from from public.notification_settings n where n.profile_id = p.id), '21:00')
    as quiet_from, coalesce((select n.quiet_until from public.notification_settings n where n.profile_id = p.id), '07:00')
    as quiet_until) s
  where p.id = p_profile
$$;
comment on function private.is_quiet(uuid, timestamptz) is 'Whether this person does not want to be disturbed now, by their own clock.';

create function private.after_quiet(p_profile uuid, p_at timestamptz) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select case when not private.is_quiet(p.id, p_at) then p_at
      -- Quiet now: the end is the next time their clock shows it, today or tomorrow.
      else (l.at::date + l.until + case when l.until <= l.at::time then interval '1 day' else '0' end) at time zone l.zone end
  from public.profiles p
  cross join lateral (select private.zone_or(p.time_zone, 'Africa/Johannesburg') as zone) z
  cross join lateral (select z.zone, p_at at time zone z.zone as at, coalesce((select n.quiet_until
    from public.notification_settings n where n.profile_id = p.id), '07:00') as until) l
  where p.id = p_profile
$$;
comment on function private.after_quiet(uuid, timestamptz) is 'That moment, or the end of the quiet hours of this person that it falls into.';

create function private.mail_from(p_profile uuid, p_event text, p_at timestamptz default private.clock()) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select case when coalesce((select k.waits from private.notification_kinds k where k.event = p_event), false)
    then private.after_quiet(p_profile, p_at) else p_at end
$$;
comment on function private.mail_from(uuid, text, timestamptz) is
  'From when this person may be mailed about an event: at once, or after their quiet hours where the event can wait.';

create function public.set_notification_pref(p_event text, p_channel text, p_wanted boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
begin
  if p_event is null or p_event !~ '^[a-z]+(\.[a-zA-Z]+)*$' or length(p_event) > 60 or p_channel is null
    or p_channel not in ('app', 'email', 'sms', 'whatsapp', 'push') then
    perform private.refuse('data.invalid');
  end if;
  if p_wanted is null then
    delete from public.notification_prefs where profile_id = v_me and event = p_event and channel = p_channel;
    return;
  end if;
  if p_channel = 'email' and not p_wanted and private.mail_rule(p_event) = 'always' then
    perform private.refuse('notifications.alwaysTold');
  end if;
  if (select count(*) from public.notification_prefs f where f.profile_id = v_me) >= 200 then
    perform private.refuse('data.invalid');
  end if;
  insert into public.notification_prefs (profile_id, event, channel, wanted) values (v_me, p_event, p_channel, p_wanted)
  on conflict (profile_id, event, channel) do update set wanted = excluded.wanted;
end $$;
comment on function public.set_notification_pref(text, text, boolean) is
  'What the caller wants of an event or an area on a channel (app, email, sms, whatsapp, push); null: the default again. Hints: notifications.alwaysTold, data.invalid.';
grant execute on function public.set_notification_pref to authenticated;

create function public.set_notification_settings(p_privacy_mode boolean, p_quiet_from text, p_quiet_until text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
begin
  if p_privacy_mode is null then
    perform private.refuse('data.invalid');
  end if;
  if coalesce(p_quiet_from, '') !~ '^([01]\d|2[0-3]):[0-5]\d$' or coalesce(p_quiet_until, '') !~ '^([01]\d|2[0-3]):[0-5]\d$' then
    perform private.refuse('notifications.quietTime');
  end if;
  insert into public.notification_settings (profile_id, privacy_mode, quiet_from, quiet_until)
  values (v_me, p_privacy_mode, p_quiet_from::time, p_quiet_until::time)
  on conflict (profile_id) do update set privacy_mode = excluded.privacy_mode, quiet_from = excluded.quiet_from,
    quiet_until = excluded.quiet_until;
end $$;
comment on function public.set_notification_settings(boolean, text, text) is
  'Privacy mode and quiet hours of the caller, as HH:MM on their own clock; equal times mean none. Hints: notifications.quietTime, data.invalid.';
grant execute on function public.set_notification_settings to authenticated;

create function public.my_notification_settings() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
begin
  return (select jsonb_build_object('privacyMode', coalesce(s.privacy_mode, true),
      'quietFrom', to_char(coalesce(s.quiet_from, '21:00'), 'HH24:MI'), 'quietUntil', to_char(coalesce(s.quiet_until, '07:00'), 'HH24:MI'),
      'mailRhythm', coalesce(s.mail_rhythm, private.mail_rhythm_by_default(p.id)), 'mailHour', coalesce(s.mail_hour, 8),
      'timeZone', p.time_zone, 'phone', private.phone_settings(p.id), 'pushed', case when private.setting('push_public_key') <> '' then private.is_pushed_to(p.id) end,
      'prefs', coalesce((select jsonb_agg(jsonb_build_object('event', f.event, 'channel', f.channel, 'wanted', f.wanted)
        order by f.event, f.channel) from public.notification_prefs f where f.profile_id = p.id), '[]'),
      'always', (select jsonb_agg(k.event order by k.event) from private.notification_kinds k where k.mail = 'always'),
      'unwanted', (select jsonb_agg(k.event order by k.event) from private.notification_kinds k where k.mail = 'unwanted'))
    from public.profiles p left join public.notification_settings s on s.profile_id = p.id where p.id = v_me);
end $$;
comment on function public.my_notification_settings() is
  'The caller''s settings and preferences with their defaults filled in, and which events are always, or only on request, mailed; phone as in phone_settings; pushed: whether a browser of theirs gets notices, null where nobody pushes.';
grant execute on function public.my_notification_settings to authenticated;
