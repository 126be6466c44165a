-- Texts beside mails, in the same outbox: who confirmed a number gets a few kinds of news by SMS or WhatsApp, in one sentence that
-- names nobody. Rows carry no name at all.

create function private.text_notification() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_when text;
  v_phone private.phone_numbers;
  v_from timestamptz := private.clock();
  v_channel text;
begin
  select k.phone into v_when from private.notification_kinds k where k.event = new.event;
  -- What they did themselves they know.
  if v_when is null or new.payload ? 'quiet' or coalesce(new.payload ->> 'side', 'patient') <> 'patient'
    or private.actor() is not distinct from new.recipient_id then
    return null;
  end if;
  v_phone := private.phone_of(new.recipient_id);
  if v_phone.profile_id is null or private.is_text_budget_spent() then
    return null;
  end if;
  if v_when = 'later' then
    v_from := private.after_quiet(new.recipient_id, v_from);
    -- What is held until it is over helps nobody; the mail has come.
    if v_from >= (new.payload ->> 'startsAt')::timestamptz then
      return null;
    end if;
  end if;
  foreach v_channel in array private.phone_channels() loop
    -- What is urgent still comes when the day's texts are used up, up to twice as many.
    continue when not private.is_wanted(new.recipient_id, new.event, v_channel)
      or private.texts_since(v_phone.e164, false, interval '1 day') >= case v_when when 'now' then 16 else 8 end;
    insert into public.outbox (channel, recipient_id, notification_id, recipient_phone, template, payload, not_before, dedupe_key)
    values (v_channel, new.recipient_id, new.id, v_phone.e164, new.event, jsonb_strip_nulls(jsonb_build_object(
        'appointmentId', coalesce(new.payload ->> 'appointmentId', new.ref_id::text), 'startsAt', new.payload -> 'startsAt',
        'endsAt', new.payload -> 'endsAt', 'timeZone', new.payload -> 'timeZone', 'clocks', private.clocks_of(new.payload),
        'personId', new.payload -> 'forWhom' ->> 'personId')),
      v_from, v_channel || ':' || new.id)
    on conflict (dedupe_key) do nothing;
  end loop;
  return null;
end $$;
comment on function private.text_notification() is
  'Puts the text about a notification into the outbox, in its transaction: of the kinds that may be texted, to who confirmed a number and wants it, eight a day and number, what is urgent sixteen.';

create trigger notifications_text after insert on public.notifications
  for each row execute function private.text_notification();

create function private.is_over(p_text public.outbox) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_text.template = 'notifications.phoneCode' then
    return not exists (select from private.phone_numbers n where n.profile_id = p_text.recipient_id
      and n.e164 = p_text.recipient_phone and n.confirmed_at is null and n.code_until > private.clock());
  end if;
  return (private.phone_of(p_text.recipient_id)).e164 is distinct from p_text.recipient_phone
    or coalesce((p_text.payload ->> 'endsAt')::timestamptz <= private.clock(), false)
    or p_text.created_at < private.clock() - interval '1 day';
end $$;
comment on function private.is_over(public.outbox) is
  'Whether a text that waits must not leave any more: its reader stopped texts or has another number, or what it says is over.';

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
comment on function private.end_texts() is 'Texts that are due and must not leave any more are not sent, also not later.';

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
  when (new.channel <> 'email' and (new.receipt is distinct from old.receipt or new.state = 'failed' and old.state <> 'failed'))
  execute function private.note_lost_text();

create function public.note_text_receipt(p_id bigint, p_receipt text) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_receipt is null or p_receipt not in ('delivered', 'undelivered') then
    perform private.refuse('data.invalid');
  end if;
  -- Receipts overtake each other; what arrived has arrived.
  update public.outbox set receipt = p_receipt
  where id = p_id and channel <> 'email' and receipt is distinct from p_receipt and receipt is distinct from 'delivered';
  return case when found then 'applied' else 'ignored' end;
end $$;
comment on function public.note_text_receipt(bigint, text) is
  'The provider says what became of a text that it took: delivered or undelivered. Gives applied or ignored. Hint: data.invalid.';
grant execute on function public.note_text_receipt to service_role;
