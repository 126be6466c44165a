-- Texts beside mails, in the same outbox: who confirmed a number gets a few kinds of news by SMS or WhatsApp, in one sentence that
-- names nobody. Rows carry no name at all.

create function private.nameless_facts(p_new public.notifications) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'appointmentId', coalesce(p_new.payload ->> 'appointmentId', p_new.ref_id::text), 'startsAt', p_new.payload -> 'startsAt',
    'endsAt', p_new.payload -> 'endsAt', 'timeZone', p_new.payload -> 'timeZone', 'clocks', private.clocks_of(p_new.payload),
    'personId', p_new.payload -> 'forWhom' ->> 'personId'))
$$;
comment on function private.nameless_facts(public.notifications) is
  'What a text or a push may be written of: which visit and when, and of whom somebody acts for by id; no name of anybody.';

create function private.rings(p_new public.notifications) returns boolean
language sql stable security definer set search_path = '' as $$
  -- What they did themselves they know.
  select not (p_new.payload ? 'quiet') and coalesce(p_new.payload ->> 'side', 'patient') = 'patient'
    and private.actor() is distinct from p_new.recipient_id
$$;
comment on function private.rings(public.notifications) is
  'Whether a notification may reach its reader by text or push: it is told to a patient''s side, and somebody else caused it.';

create function private.write_text(p_new public.notifications, p_channel text) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_when text;
  v_phone constant private.phone_numbers := private.phone_of(p_new.recipient_id);
  v_from timestamptz := private.clock();
begin
  select k.phone into v_when from private.notification_kinds k where k.event = p_new.event;
  -- What is urgent still comes when the day's texts are used up, up to twice as many.
  if v_when is null or v_phone.profile_id is null or private.is_text_budget_spent()
    or private.texts_since(v_phone.e164, false, interval '1 day') >= (case v_when when 'now' then 16 else 8 end) then
    return false;
  end if;
  if v_when = 'later' then
    v_from := private.after_quiet(p_new.recipient_id, v_from);
    -- What is held until it is over helps nobody; the mail has come.
    if v_from >= (p_new.payload ->> 'startsAt')::timestamptz then
      return false;
    end if;
  end if;
  insert into public.outbox (channel, recipient_id, notification_id, recipient_phone, template, payload, not_before, dedupe_key)
  values (p_channel, p_new.recipient_id, p_new.id, v_phone.e164, p_new.event, private.nameless_facts(p_new), v_from,
    p_channel || ':' || p_new.id)
  on conflict (dedupe_key) do nothing;
  return found;
end $$;
comment on function private.write_text(public.notifications, text) is
  'Writes the text about a notification by this channel, once: to the confirmed number, eight a day and number, what is urgent sixteen. Gives whether it did.';

create function private.text_notification() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_channel text;
begin
  if not private.rings(new) then
    return null;
  end if;
  foreach v_channel in array private.phone_channels() loop
    if private.is_wanted(new.recipient_id, new.event, v_channel) then
      perform private.write_text(new, v_channel);
    end if;
  end loop;
  return null;
end $$;
comment on function private.text_notification() is
  'Puts the texts about a notification into the outbox, in its transaction: of the kinds that may be texted, to who confirmed a number and wants it.';

create trigger notifications_text after insert on public.notifications
  for each row execute function private.text_notification();

create function private.is_over(p_text public.outbox) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_text.template = 'notifications.phoneCode' then
    return not exists (select from private.phone_numbers n where n.profile_id = p_text.recipient_id
      and n.e164 = p_text.recipient_phone and n.confirmed_at is null and n.code_until > private.clock());
  end if;
  return case p_text.channel when 'push'
      then not exists (select from private.push_subscriptions s where s.id = p_text.push_subscription_id and s.ended_at is null)
      else (private.phone_of(p_text.recipient_id)).e164 is distinct from p_text.recipient_phone end
    or coalesce((p_text.payload ->> 'endsAt')::timestamptz <= private.clock(), false)
    or p_text.created_at < private.clock() - interval '1 day';
end $$;
comment on function private.is_over(public.outbox) is
  'Whether a text or push that waits must not leave any more: its reader stopped them or has another number, or what it says is over.';

create function private.end_texts() returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_over bigint[] := array(select o.id from public.outbox o where o.channel <> 'email' and o.state in ('waiting', 'sending')
    and o.not_before <= private.clock() and private.is_over(o) for update skip locked);
begin
  -- In the steps that every message has: nothing goes from waiting to failed at once.
  update public.outbox set state = 'sending' where id = any (v_over) and state = 'waiting';
  update public.outbox set state = 'failed', failed_at = private.clock(), last_error = 'not sent: over or stopped'
  where id = any (v_over);
end $$;
comment on function private.end_texts() is 'Texts and pushes that are due and must not leave any more are not sent, also not later.';

create function private.send_by_other_way(p_text public.outbox) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_notice public.notifications;
begin
  select * into v_notice from public.notifications n where n.id = p_text.notification_id;
  if v_notice.id is null or private.is_over(p_text) then
    return false;
  end if;
  if p_text.channel = 'whatsapp' and 'sms' = any (private.phone_channels())
    and private.chosen(p_text.recipient_id, v_notice.event, 'sms') is not false and private.write_text(v_notice, 'sms') then
    return true;
  end if;
  -- Another device, or a text, says the same.
  if p_text.channel = 'push' and exists (select from public.outbox o where o.notification_id = v_notice.id and o.id <> p_text.id
      and o.channel <> 'email' and o.state <> 'failed') then
    return false;
  end if;
  -- Most mails went out beside the text: each notice has one at most, and one that waits is left alone.
  return not exists (select from public.outbox o where o.notification_id = v_notice.id and o.id <> p_text.id
      and o.channel in ('sms', 'email') and o.state <> 'failed')
    and private.mail_rule(v_notice.event) <> 'never' and private.chosen(p_text.recipient_id, v_notice.event, 'email') is not false
    and private.write_mail(v_notice);
end $$;
comment on function private.send_by_other_way(public.outbox) is
  'A text or push was lost: WhatsApp goes by SMS, what has no SMS by mail, a push by mail where no other device or text says the same, unless the person turned that off or has it already. Gives whether another message takes its place.';

create function private.note_lost_text() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.phone_numbers n set failed_at = case when new.receipt = 'delivered' then null else private.clock() end
  where n.profile_id = new.recipient_id and n.e164 = new.recipient_phone
    and (new.receipt is not null or new.last_error not like 'not sent%');
  return null;
end $$;
comment on function private.note_lost_text() is 'The settings say whether the last text reached its reader. Mails go out beside it.';

create trigger outbox_lost_text after update on public.outbox for each row
  when (new.channel in ('sms', 'whatsapp') and (new.receipt is distinct from old.receipt or new.state = 'failed' and old.state <> 'failed'))
  execute function private.note_lost_text();

create function public.note_text_receipt(p_id bigint, p_receipt text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_text public.outbox;
begin
  if p_receipt is null or p_receipt not in ('delivered', 'undelivered') then
    perform private.refuse('data.invalid');
  end if;
  -- Receipts overtake each other; what arrived has arrived.
  update public.outbox set receipt = p_receipt
  where id = p_id and channel in ('sms', 'whatsapp') and receipt is distinct from p_receipt and receipt is distinct from 'delivered'
  returning * into v_text;
  if not found then
    return 'ignored';
  end if;
  if p_receipt = 'undelivered' then
    perform private.send_by_other_way(v_text);
  end if;
  return 'applied';
end $$;
comment on function public.note_text_receipt(bigint, text) is
  'The provider says what became of a text that it took: delivered or undelivered. Gives applied or ignored. Hint: data.invalid.';
grant execute on function public.note_text_receipt to service_role;
