-- The browsers on which somebody lets themselves be notified while our pages are closed (Web Push, RFC 8030).
--
-- An address of a push service is foreign: it is kept only where its host is one that browsers use, and nothing else is called.

create table private.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  profile_id uuid not null references public.profiles (id),
  endpoint text check (length(endpoint) <= 1000),
  p256dh text check (p256dh ~ '^B[A-Za-z0-9_-]{86}$'),
  auth text check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  label text not null check (label ~ '^[[:print:]]{1,60}$'),
  created_at timestamptz not null default private.clock(),
  last_sent_at timestamptz,
  failed_at timestamptz,
  ended_at timestamptz,
  ended_why text check (ended_why in ('stopped', 'signedOut', 'moved', 'replaced', 'gone')),
  constraint push_subscriptions_end_check check ((ended_at is null) = (ended_why is null)
    and (ended_at is null) = (endpoint is not null) and num_nulls(endpoint, p256dh, auth) in (0, 3))
);
comment on table private.push_subscriptions is
  'A row for each browser that gets, or got, notices: where its push service takes them, and for whom. What has ended keeps no address and no keys. Server only: my_push_subscriptions tells its owner.';
comment on column private.push_subscriptions.endpoint is 'Whoever knows it and the keys can ring this browser; its owner is not told it either.';
comment on column private.push_subscriptions.label is 'What the browser says it is, in plain words: Chrome on Windows.';
comment on column private.push_subscriptions.failed_at is 'The last push did not leave; null once one left.';
comment on column private.push_subscriptions.ended_why is
  'stopped and signedOut by its owner, also where a session was revoked; moved: somebody else signed in on that browser and asked for theirs; replaced: it was the oldest of ten when another came; gone: the browser took it back.';

-- A browser belongs to one person.
create unique index push_subscriptions_live on private.push_subscriptions (endpoint) where ended_at is null;
create index push_subscriptions_of_person on private.push_subscriptions (profile_id, created_at);

alter table private.push_subscriptions enable row level security;
alter table private.push_subscriptions force row level security;
revoke all on private.push_subscriptions from public, anon, authenticated, service_role;

create function private.is_push_service(p_endpoint text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  -- Neither a port, nor a name and password before the host, nor a sign that addresses are read differently by.
  v_host constant text := substring(p_endpoint from '^https://([a-z0-9-]+(?:\.[a-z0-9-]+)+)/[A-Za-z0-9._~:/?#!$&''()*+,;=%-]*$');
begin
  return coalesce(exists (select from unnest(string_to_array(private.setting('push_hosts'), ',')) x (allowed)
    where v_host = x.allowed or (starts_with(x.allowed, '*.') and right(v_host, length(x.allowed) - 1) = substr(x.allowed, 2))), false);
end $$;
comment on function private.is_push_service(text) is
  'Whether an address is one of a push service that this installation may call: https, and a host of its list.';

create function private.is_pushed_to(p_profile uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(private.setting('push_public_key'), '') <> ''
    and exists (select from private.push_subscriptions s where s.profile_id = p_profile and s.ended_at is null)
$$;
comment on function private.is_pushed_to(uuid) is 'Whether a browser of this person gets notices.';

create function private.end_push(p_ids uuid[], p_why text) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_count int;
begin
  update private.push_subscriptions set ended_at = private.clock(), ended_why = p_why, endpoint = null, p256dh = null, auth = null
  where id = any (p_ids) and ended_at is null;
  get diagnostics v_count = row_count;
  return v_count;
end $$;
comment on function private.end_push(uuid[], text) is
  'These browsers get nothing any more, also nothing that waits; their addresses and keys are forgotten. How many.';

create function public.add_push_subscription(p_endpoint text, p_p256dh text, p_auth text, p_label text) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_known private.push_subscriptions;
  v_id uuid;
begin
  if coalesce(private.setting('push_public_key'), '') = '' or length(p_endpoint) > 1000 or private.is_push_service(p_endpoint) is not true
    or coalesce(p_p256dh, '') !~ '^B[A-Za-z0-9_-]{86}$' or coalesce(p_auth, '') !~ '^[A-Za-z0-9_-]{22}$'
    or coalesce(p_label, '') !~ '^[[:print:]]{1,60}$' then
    perform private.refuse('data.invalid');
  end if;
  perform private.spend('add_push_subscription', 50, 50, 86400);
  -- Two presses, or two people, at once: the second sees what the first did.
  perform pg_advisory_xact_lock(hashtextextended('push ' || p_endpoint, 0));
  perform from public.profiles p where p.id = v_me for no key update;
  select * into v_known from private.push_subscriptions s where s.endpoint = p_endpoint and s.ended_at is null;
  -- The same browser has the same keys: who knows an address alone takes it from nobody.
  if v_known.id is not null and (v_known.p256dh, v_known.auth) is distinct from (p_p256dh, p_auth) then
    perform private.refuse('data.invalid');
  elsif v_known.profile_id = v_me then
    update private.push_subscriptions set label = p_label where id = v_known.id;
    return v_known.id;
  end if;
  perform private.end_push(array[v_known.id], 'moved');
  -- Ten at most: the one that was added first is the likeliest to lie in a drawer.
  perform private.end_push(array(select s.id from private.push_subscriptions s where s.profile_id = v_me and s.ended_at is null
    order by s.created_at desc, s.id offset 9), 'replaced');
  insert into private.push_subscriptions (profile_id, endpoint, p256dh, auth, label)
  values (v_me, p_endpoint, p_p256dh, p_auth, p_label) returning id into v_id;
  return v_id;
end $$;
comment on function public.add_push_subscription(text, text, text, text) is
  'The caller''s browser gets notices from now on, and those of nobody else any more; ten browsers a person at most, of which the oldest gives way. Repeatable. Gives its id. Hints: data.invalid, data.busy.';
grant execute on function public.add_push_subscription to authenticated;

create function public.end_push_subscription(p_id uuid default null, p_endpoint text default null) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
begin
  return private.end_push(array(select s.id from private.push_subscriptions s
    where s.profile_id = v_me and (s.id = p_id or s.endpoint = p_endpoint)), case when p_id is null then 'signedOut' else 'stopped' end);
end $$;
comment on function public.end_push_subscription(uuid, text) is
  'A browser of the caller gets nothing any more: one of their list, or, signing out, that of this address. Repeatable. Gives how many ended.';
grant execute on function public.end_push_subscription to authenticated;

create function public.my_push_subscriptions(p_endpoint text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
begin
  return jsonb_build_object('publicKey', nullif(private.setting('push_public_key'), ''),
    'devices', coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'label', s.label, 'createdAt', s.created_at,
        'lastSentAt', s.last_sent_at, 'failedAt', s.failed_at, 'isThis', coalesce(s.endpoint = p_endpoint, false))
      order by s.created_at) from private.push_subscriptions s where s.profile_id = v_me and s.ended_at is null), '[]'));
end $$;
comment on function public.my_push_subscriptions(text) is
  'The key that a browser subscribes with (null: this installation pushes nothing), and the caller''s browsers that get notices; isThis: the one of this address.';
grant execute on function public.my_push_subscriptions to authenticated;
