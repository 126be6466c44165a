-- A mail about money names the visit, by its time, and the amount.

create or replace function private.money_facts(p_event text, p_recipient uuid, p_visit uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_facts jsonb;
begin
  if p_event like 'payment.%' then
    select jsonb_build_object('startsAt', a.starts_at, 'timeZone', a.tz_patient, 'amountMinor', p.amount_minor,
      'currency', p.currency) into v_facts
    from public.payments p join public.appointments a on a.id = p.appointment_id
    where p.appointment_id = p_visit and p.patient_id = p_recipient;
  end if;
  return coalesce(v_facts, '{}');
end $$;
comment on function private.money_facts(text, uuid, uuid) is
  'Which visit and how much a mail about money is about, for who paid; what the notification itself says of it comes first.';
revoke execute on function private.money_facts from public, anon, authenticated, service_role;

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
    private.money_facts(new.event, new.recipient_id, new.ref_id) || new.payload || jsonb_build_object('recipientName', v_person.name, 'role', v_person.role, 'refId', new.ref_id,
      'private', coalesce((select s.privacy_mode from public.notification_settings s where s.profile_id = v_person.id), true)),
    private.mail_from(new.recipient_id, new.event), coalesce(new.dedupe_key, 'notification:' || new.id))
  on conflict (dedupe_key) do nothing;
  return null;
end $$;
comment on function private.mail_notification() is 'Puts the mail about a notification into the outbox, in its transaction; what can wait leaves it after the quiet hours.';
revoke execute on function private.mail_notification from public, anon, authenticated, service_role;
