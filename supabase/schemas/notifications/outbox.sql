-- Outbox: mails, texts and pushes are rows written in the transaction that caused them, delivered afterwards by the server.
--
-- Both sides learn from the same event. Payloads carry names, times and prices, never a reason, a specialty or another
-- health word: a mail is read on lock screens and by whoever shares the inbox.

create table public.outbox (
  id bigint generated always as identity primary key,
  channel text not null default 'email' check (channel in ('email', 'sms', 'whatsapp', 'push')),
  recipient_email text check (length(recipient_email) between 3 and 254),
  recipient_phone text check (recipient_phone ~ '^\+[1-9][0-9]{7,14}$'),
  template text not null,
  payload jsonb not null check (length(payload::text) <= 4096),
  dedupe_key text not null unique check (length(dedupe_key) <= 200),
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed')),
  attempts int not null default 0,
  not_before timestamptz not null default private.clock(),
  last_error text check (length(last_error) <= 500),
  created_at timestamptz not null default private.clock(),
  sent_at timestamptz,
  recipient_id uuid references public.profiles (id),
  notification_id uuid references public.notifications (id),
  postponed int not null default 0,
  failed_at timestamptz,
  joined_to bigint references public.outbox (id),
  receipt text check (receipt in ('delivered', 'undelivered')),
  gathered_until timestamptz,
  push_subscription_id uuid references private.push_subscriptions (id),
  constraint outbox_template_check check (length(template) <= 80),
  constraint outbox_postponed_check check (postponed between 0 and attempts),
  -- A number goes with its owner's account; an address is replaced then.
  constraint outbox_address_check check ((channel = 'email') = (recipient_email is not null)
    and (channel in ('sms', 'whatsapp') or (recipient_phone is null and receipt is null))
    and (channel = 'push' or push_subscription_id is null)),
  constraint outbox_gathered_check check (gathered_until is null or channel = 'email')
);
comment on table public.outbox is 'Messages to deliver, once per event and recipient. Server only: claim_outbox and settle_outbox.';
comment on column public.outbox.postponed is 'Attempts that do not count: nobody''s mail was accepted then.';

comment on column public.outbox.receipt is 'Of a text: what its provider said later of one that it had taken.';
comment on column public.outbox.push_subscription_id is 'Of a push: to which browser; gone with its owner''s account.';
comment on column public.outbox.joined_to is 'The mail that this one leaves in, about the same visit or gathered with it; it shares that one''s state.';
comment on column public.outbox.gathered_until is 'When it leaves in one mail with what else waits for its reader; null: it leaves by itself.';

create index outbox_due on public.outbox (not_before, id) where state in ('waiting', 'sending');
create index outbox_of_recipient on public.outbox (recipient_id);
create index outbox_joined on public.outbox (joined_to) where joined_to is not null;
create index outbox_of_number on public.outbox (recipient_phone, created_at) where recipient_phone is not null;
create index outbox_texts on public.outbox (created_at) where channel in ('sms', 'whatsapp');
create index outbox_of_push on public.outbox (push_subscription_id, created_at) where push_subscription_id is not null;
create index outbox_of_notification on public.outbox (notification_id);

alter table public.outbox enable row level security;
alter table public.outbox force row level security;
revoke all on public.outbox from public, anon, authenticated, service_role;

create function private.guard_outbox() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (new.id, new.channel, new.recipient_id, new.notification_id, new.recipient_email, new.recipient_phone, new.push_subscription_id, new.template, new.payload, new.dedupe_key,
      new.created_at) is distinct from (old.id, old.channel, old.recipient_id, old.notification_id, old.recipient_email,
      old.recipient_phone, old.push_subscription_id, old.template, old.payload, old.dedupe_key, old.created_at) or new.attempts < old.attempts
    or (old.joined_to is not null and new.joined_to is distinct from old.joined_to)
    or (old.state <> 'waiting' and new.gathered_until is distinct from old.gathered_until) then
    raise exception 'these facts of a message never change' using errcode = '23514';
  end if;
  if new.state <> old.state and old.state || '>' || new.state not in ('waiting>sending', 'sending>sent', 'sending>waiting',
      'sending>failed') then
    raise exception 'a message cannot go from % to %', old.state, new.state using errcode = '23514';
  end if;
  return new;
end $$;
comment on function private.guard_outbox() is 'A message waits, is being sent, was sent or failed for good; what it says never changes.';

create trigger outbox_guard before update on public.outbox for each row
  when (not private.is_unlinking('outbox', to_jsonb(old), to_jsonb(new))) execute function private.guard_outbox();

create function private.tell_unreached() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.recipient_id is not null then
    perform private.notify(new.recipient_id, 'notifications.unreachable', new.notification_id,
      jsonb_build_object('channel', new.channel),
      'unreachable:' || new.recipient_id || ':' || (private.clock() at time zone 'UTC')::date);
  end if;
  return null;
end $$;
comment on function private.tell_unreached() is
  'A mail failed for good: the person finds in the product that we could not reach them, once a day at most.';

create trigger outbox_unreached after update on public.outbox for each row
  when (new.channel = 'email' and new.state = 'failed' and old.state <> 'failed') execute function private.tell_unreached();

select private.keep_rows('public.outbox');
