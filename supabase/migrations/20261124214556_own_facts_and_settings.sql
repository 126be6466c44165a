-- Quiet hours count for mail that can wait; patients change whom to call, go through their facts once a year, and see what closing means.

alter table private.notification_kinds add column waits boolean not null default false;
comment on column private.notification_kinds.waits is 'The mail loses nothing by coming after the quiet hours of whoever gets it.';
comment on table private.notification_kinds is
  'Whether an event, or a whole area of events, is mailed: always, by default, only if asked for, never. Events without a row are mailed by default, at once.';
update private.notification_kinds set waits = true where event = 'message.received';
insert into private.notification_kinds (event, mail, waits) values
  ('chart', 'wanted', true), ('note', 'wanted', true), ('prescription', 'wanted', true), ('renewal', 'wanted', true),
  ('access.requested', 'wanted', true), ('access.granted', 'wanted', true), ('access.requestRefused', 'wanted', true),
  ('access.requestLapsed', 'wanted', true), ('access.endingSoon', 'wanted', true), ('access.disputeAnswered', 'wanted', true),
  ('access.reportAnswered', 'wanted', true);

create or replace function private.is_wanted(p_profile uuid, p_event text, p_channel text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_rule text := private.mail_rule(p_event);
begin
  -- What protects somebody reaches them on every channel; how it is mailed otherwise says nothing of the app.
  if v_rule = 'always' then
    return true;
  elsif p_channel <> 'email' then
    v_rule := 'wanted';
  elsif v_rule = 'never' then
    return false;
  end if;
  return coalesce((select f.wanted from public.notification_prefs f where f.profile_id = p_profile and f.channel = p_channel
      and f.event in (p_event, split_part(p_event, '.', 1)) order by length(f.event) desc limit 1), v_rule = 'wanted');
end $$;
comment on function private.is_wanted(uuid, text, text) is
  'Whether this person wants this event on that channel: what they said of the event, else of its area, else the default.';

create function private.mail_from(p_profile uuid, p_event text, p_at timestamptz default private.clock()) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select case when not private.is_quiet(p.id, p_at) or not coalesce((select k.waits from private.notification_kinds k
        where k.event in (p_event, split_part(p_event, '.', 1)) order by length(k.event) desc limit 1), false) then p_at
      -- Quiet now: the end is the next time their clock shows it, today or tomorrow.
      else (l.at::date + l.until + case when l.until <= l.at::time then interval '1 day' else '0' end) at time zone l.zone end
  from public.profiles p
  cross join lateral (select private.zone_or(p.time_zone, 'Africa/Johannesburg') as zone) z
  cross join lateral (select z.zone, p_at at time zone z.zone as at, coalesce((select n.quiet_until
    from public.notification_settings n where n.profile_id = p.id), '07:00') as until) l
  where p.id = p_profile
$$;
comment on function private.mail_from(uuid, text, timestamptz) is
  'From when this person may be mailed about an event: at once, or after their quiet hours where the event can wait.';
revoke execute on function private.mail_from from public, anon, authenticated, service_role;

create or replace function private.mail_notification() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_person public.profiles;
begin
  select * into v_person from public.profiles p where p.id = new.recipient_id;
  if v_person.email = '' or new.payload ? 'quiet' or not private.is_wanted(new.recipient_id, new.event, 'email') then
    return null;
  end if;
  insert into public.outbox (recipient_id, notification_id, recipient_email, template, payload, not_before, dedupe_key)
  values (new.recipient_id, new.id, v_person.email,
    new.event || coalesce('.' || nullif(new.payload ->> 'side', ''), ''),
    new.payload || jsonb_build_object('recipientName', v_person.name, 'role', v_person.role, 'refId', new.ref_id,
      'private', coalesce((select s.privacy_mode from public.notification_settings s where s.profile_id = v_person.id), true)),
    private.mail_from(new.recipient_id, new.event), coalesce(new.dedupe_key, 'notification:' || new.id))
  on conflict (dedupe_key) do nothing;
  return null;
end $$;
comment on function private.mail_notification() is 'Puts the mail about a notification into the outbox, in its transaction; what can wait leaves it after the quiet hours.';

alter table public.profiles add column facts_reviewed_at timestamptz;
comment on column public.profiles.facts_reviewed_at is
  'When a patient last went through everything they say about themselves and said that it is still right.';

create function public.update_emergency_contact(p_contact jsonb, p_version int) returns public.emergency_contacts
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_patient();
  v_row public.emergency_contacts;
begin
  perform private.require_form(p_contact);
  perform from public.patients p where p.profile_id = v_me for no key update;
  select * into v_row from public.emergency_contacts c where c.patient_id = v_me;
  if coalesce(v_row.version, 0) is distinct from p_version then
    perform private.refuse('data.conflict');
  end if;
  perform private.keep_contact(v_me, p_contact);
  select * into v_row from public.emergency_contacts c where c.patient_id = v_me;
  return v_row;
end $$;
comment on function public.update_emergency_contact(jsonb, int) is
  'The caller, a patient, says whom to call: {name, relationship, phone}, knowing the version they saw, 0 where there was none. Hints: validation.emergencyName, emergencyRelationship, phone, tooLong, plainName, data.conflict, data.invalid.';
revoke execute on function public.update_emergency_contact from public, anon, authenticated, service_role;
grant execute on function public.update_emergency_contact to authenticated;

create function public.confirm_my_facts() returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_patient();
begin
  update public.profiles set facts_reviewed_at = private.clock() where id = v_me;
  return private.clock();
end $$;
comment on function public.confirm_my_facts() is
  'The caller, a patient, went through everything they say about themselves: it is still right. Gives when.';
revoke execute on function public.confirm_my_facts from public, anon, authenticated, service_role;
grant execute on function public.confirm_my_facts to authenticated;

create function public.before_closing() returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_obstacle text;
begin
  if not exists (select from public.profiles p where p.id = v_me) then
    perform private.refuse('data.notFound');
  end if;
  begin
    perform private.require_closable(v_me);
  exception when raise_exception then
    get stacked diagnostics v_obstacle = pg_exception_hint;
  end;
  return jsonb_build_object('obstacle', v_obstacle, 'kept', private.kept_by_law(v_me));
end $$;
comment on function public.before_closing() is
  'What closing the account would mean for the caller now: {obstacle, kept}. obstacle is the hint that close_my_account would refuse with, or null; kept is what stays by law (category, law, until). Changes nothing. Hint: data.notFound.';
revoke execute on function public.before_closing from public, anon, authenticated, service_role;
grant execute on function public.before_closing to authenticated;
