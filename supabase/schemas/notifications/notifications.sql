-- Notifications: what somebody should know, as an event and ids, never as clinical words.

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  recipient_id uuid not null references public.profiles (id),
  event text not null check (event ~ '^[a-z]+(\.[a-zA-Z]+)+$' and length(event) <= 60),
  ref_id uuid,
  payload jsonb not null default '{}' check (jsonb_typeof(payload) = 'object' and length(payload::text) <= 2048),
  dedupe_key text unique check (length(dedupe_key) <= 200),
  created_at timestamptz not null default private.clock(),
  read_at timestamptz
);
comment on table public.notifications is
  'What a person was told, newest first. The payload is safe for a lock screen: names, times, ids. Recipient reads own and marks it read through a function.';

create index notifications_of_recipient on public.notifications (recipient_id, created_at desc);
create index notifications_unread on public.notifications (recipient_id) where read_at is null;

alter table public.notifications enable row level security;
alter table public.notifications force row level security;
create policy "people read their own notifications" on public.notifications
  for select to authenticated using (recipient_id = (select private.me())
    and ((select private.me_in_care()) is not null or not payload ?| array['counterpartName', 'patientName', 'forWhom']));
revoke all on public.notifications from public, anon, authenticated, service_role;
grant select on public.notifications to authenticated;

create function private.visit_facts(p_recipient uuid, p_visit uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce((select jsonb_build_object('appointmentId', a.id) || case
      when p_recipient = a.patient_id or private.acts_for(a.patient_id, p_recipient)
        then jsonb_build_object('counterpartName', private.person_name(a.specialist_id)) else '{}' end
    from public.appointments a where a.id = p_visit), '{}')
$$;
comment on function private.visit_facts(uuid, uuid) is
  'Which visit a notification is about, and to the patient''s side with whom; what it says itself comes first. {} for none.';

create function private.money_facts(p_event text, p_recipient uuid, p_visit uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_facts jsonb;
begin
  if p_event like 'payment.%' then
    select jsonb_build_object('startsAt', a.starts_at, 'timeZone', a.tz_patient, 'amountMinor', p.amount_minor,
      'currency', p.currency) into v_facts
    from public.payments p join public.appointments a on a.id = p.appointment_id
    where p.appointment_id = p_visit and (p.patient_id = p_recipient or private.acts_for(p.patient_id, p_recipient));
  end if;
  return coalesce(v_facts, '{}');
end $$;
comment on function private.money_facts(text, uuid, uuid) is
  'Which visit and how much a mail about money is about, for who paid; what the notification itself says of it comes first.';

create function private.write_mail(p_new public.notifications) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_person public.profiles;
  v_facts jsonb := private.money_facts(p_new.event, p_new.recipient_id, p_new.ref_id) || p_new.payload;
  v_until constant timestamptz := private.gathered_until(p_new.recipient_id, p_new.event, v_facts);
begin
  select * into v_person from public.profiles p where p.id = p_new.recipient_id;
  if v_person.email = '' then
    return false;
  end if;
  -- One line among others says when it was told; a mail of its own has a date.
  if v_until is not null then
    v_facts := jsonb_build_object('timeZone', private.zone_or(v_person.time_zone, 'Africa/Johannesburg'), 'toldAt', private.clock()) || v_facts;
  end if;
  insert into public.outbox (recipient_id, notification_id, recipient_email, template, payload, gathered_until, not_before, dedupe_key)
  values (p_new.recipient_id, p_new.id, v_person.email,
    p_new.event || coalesce('.' || nullif(p_new.payload ->> 'side', ''), ''),
    v_facts || jsonb_build_object('recipientName', v_person.name, 'role', v_person.role, 'refId', p_new.ref_id,
      'clocks', private.clocks_of(v_facts),
      'private', coalesce((select s.privacy_mode from public.notification_settings s where s.profile_id = v_person.id), true)),
    v_until,
    -- What can wait and is of a visit waits for what else comes of it: all of it is one mail.
    case when v_until is not null then v_until
      when p_new.payload ->> 'appointmentId' is not null and exists (select from private.notification_kinds k
        where k.event = p_new.event and k.waits)
      then greatest(private.mail_from(p_new.recipient_id, p_new.event), private.clock() + interval '3 minutes')
      else private.mail_from(p_new.recipient_id, p_new.event) end,
    coalesce(p_new.dedupe_key, 'notification:' || p_new.id))
  on conflict (dedupe_key) do nothing;
  return found;
end $$;
comment on function private.write_mail(public.notifications) is
  'Writes the mail about a notification, once; gives whether it did: not for who has no address.';

create function private.mail_notification() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not new.payload ? 'quiet' and private.is_wanted(new.recipient_id, new.event, 'email') then
    perform private.write_mail(new);
  end if;
  return null;
end $$;
comment on function private.mail_notification() is 'Puts the mail about a notification into the outbox, in its transaction; what can wait leaves it after the quiet hours, and what is of a visit three minutes later at the earliest.';

create trigger notifications_mail after insert on public.notifications
  for each row execute function private.mail_notification();

create function private.guard_notification() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (new.id, new.recipient_id, new.event, new.ref_id, new.payload, new.dedupe_key, new.created_at)
      is distinct from (old.id, old.recipient_id, old.event, old.ref_id, old.payload, old.dedupe_key, old.created_at)
    or (old.read_at is not null and new.read_at is distinct from old.read_at) then
    raise exception 'what was told does not change' using errcode = '23514';
  end if;
  return new;
end $$;
comment on function private.guard_notification() is 'Only the first reading of a notification is ever written.';

create trigger notifications_guard before update on public.notifications for each row
  when (not private.is_unlinking('notifications', to_jsonb(old), to_jsonb(new))) execute function private.guard_notification();

select private.keep_rows('public.notifications');
create trigger closed before insert on public.notifications for each row execute function private.tell_nobody();

create policy "people hear their own notifications" on realtime.messages for select to authenticated
  using (extension = 'broadcast' and (select realtime.topic()) = 'notifications:' || (select private.me())::text);
