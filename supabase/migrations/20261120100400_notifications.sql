-- Notifications: what somebody should know, as an event and ids, never as clinical words.
--
-- private.notify() is the one way to tell a person something: a row they find in the product and a hint on their
-- private topic. Mails about it go through the outbox in the same transaction.

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
revoke all on public.notifications from public, anon, authenticated, service_role;
grant select on public.notifications to authenticated;
create policy "people read their own notifications" on public.notifications
  for select to authenticated using (recipient_id = (select private.me()));

create function private.broadcast(p_topic text, p_event text, p_payload jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if to_regprocedure('realtime.send(jsonb,text,text,boolean)') is not null then
    perform realtime.send(p_payload, p_event, p_topic, true);
  end if;
end $$;
comment on function private.broadcast(text, text, jsonb) is
  'Sends a message on a private topic where realtime exists. Ids and states only: whoever hears it asks again under row security.';

create function private.notify(p_recipient uuid, p_event text, p_ref uuid default null, p_payload jsonb default '{}',
  p_dedupe text default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  insert into public.notifications (recipient_id, event, ref_id, payload, dedupe_key)
  values (p_recipient, p_event, p_ref, p_payload, p_dedupe)
  on conflict (dedupe_key) do nothing returning id into v_id;
  if v_id is not null then
    perform private.broadcast('notifications:' || p_recipient, 'notified', jsonb_build_object('id', v_id));
  end if;
end $$;
comment on function private.notify(uuid, text, uuid, jsonb, text) is
  'Tells a person of an event once per dedupe key: a notification and a hint on notifications:<profile>.';

revoke execute on function private.broadcast(text, text, jsonb), private.notify(uuid, text, uuid, jsonb, text)
  from public, anon, authenticated, service_role;

do $$ begin
  if to_regclass('realtime.messages') is not null and to_regprocedure('realtime.topic()') is not null then
    create policy "people hear their own notifications" on realtime.messages for select to authenticated
      using (extension = 'broadcast' and (select realtime.topic()) = 'notifications:' || (select private.me())::text);
    -- Revocations and expiries of what somebody was allowed: the open page drops what it shows.
    create policy "people hear when their access changes" on realtime.messages for select to authenticated
      using (extension = 'broadcast' and (select realtime.topic()) = 'access:' || (select private.me())::text);
  end if;
end $$;
