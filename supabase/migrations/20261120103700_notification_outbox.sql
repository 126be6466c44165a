-- From a notification to a mail, and what becomes of it: attempts, final failure, and the notice that we could not reach
-- somebody. Both sides of a visit are told by the same event.

alter table public.outbox
  add column recipient_id uuid references public.profiles (id),
  add column notification_id uuid references public.notifications (id),
  drop constraint outbox_template_check,
  add constraint outbox_template_check check (length(template) <= 80);
create index outbox_of_recipient on public.outbox (recipient_id);
create index outbox_of_notification on public.outbox (notification_id);

create or replace function private.notify(p_recipient uuid, p_event text, p_ref uuid default null, p_payload jsonb default '{}',
  p_dedupe text default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_wanted boolean := private.is_wanted(p_recipient, p_event, 'app');
  v_id uuid;
begin
  -- What somebody does not want to hear of is still written down for them, as read.
  insert into public.notifications (recipient_id, event, ref_id, payload, dedupe_key, read_at)
  values (p_recipient, p_event, p_ref, p_payload, p_dedupe, case when not v_wanted then private.clock() end)
  on conflict (dedupe_key) do nothing returning id into v_id;
  if v_id is not null and v_wanted then
    perform private.broadcast('notifications:' || p_recipient, 'notified', jsonb_build_object('id', v_id));
  end if;
end $$;
comment on function private.notify(uuid, text, uuid, jsonb, text) is
  'Tells a person of an event once per dedupe key: a notification, a hint on notifications:<profile>, a mail, as they want it. Payload key side picks the text for patient or specialist; quiet: no mail.';

create function private.mail_notification() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_person public.profiles;
begin
  select * into v_person from public.profiles p where p.id = new.recipient_id;
  if v_person.email = '' or new.payload ? 'quiet' or not private.is_wanted(new.recipient_id, new.event, 'email') then
    return null;
  end if;
  insert into public.outbox (recipient_id, notification_id, recipient_email, template, payload, dedupe_key)
  values (new.recipient_id, new.id, v_person.email,
    new.event || coalesce('.' || nullif(new.payload ->> 'side', ''), ''),
    new.payload || jsonb_build_object('recipientName', v_person.name, 'role', v_person.role, 'refId', new.ref_id,
      'private', coalesce((select s.privacy_mode from public.notification_settings s where s.profile_id = v_person.id), true)),
    coalesce(new.dedupe_key, 'notification:' || new.id))
  on conflict (dedupe_key) do nothing;
  return null;
end $$;
comment on function private.mail_notification() is 'Puts the mail about a notification into the outbox, in its transaction.';
create trigger notifications_mail after insert on public.notifications
  for each row execute function private.mail_notification();

create or replace function private.tell(p_row public.appointments, p_event text, p_side text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.tell_visit(p_row, p_event, p_side, jsonb_build_object('cancelledBy', p_row.cancelled_by,
    'refundMinor', (select p.refund_minor from public.payments p where p.appointment_id = p_row.id)));
end $$;
comment on function private.tell(public.appointments, text, text) is 'Tells one side of a booked or cancelled visit.';

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
create trigger notifications_guard before update on public.notifications
  for each row execute function private.guard_notification();
create trigger notifications_keep before delete on public.notifications
  for each row execute function private.refuse_change();
create trigger notifications_keep_all before truncate on public.notifications
  for each statement execute function private.refuse_change();

create function private.guard_outbox() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (new.id, new.channel, new.recipient_id, new.notification_id, new.recipient_email, new.template, new.payload, new.dedupe_key,
      new.created_at) is distinct from (old.id, old.channel, old.recipient_id, old.notification_id, old.recipient_email,
      old.template, old.payload, old.dedupe_key, old.created_at) or new.attempts < old.attempts then
    raise exception 'these facts of a message never change' using errcode = '23514';
  end if;
  if new.state <> old.state and old.state || '>' || new.state not in ('waiting>sending', 'sending>sent', 'sending>waiting',
      'sending>failed') then
    raise exception 'a message cannot go from % to %', old.state, new.state using errcode = '23514';
  end if;
  return new;
end $$;
comment on function private.guard_outbox() is 'A message waits, is being sent, was sent or failed for good; what it says never changes.';
create trigger outbox_guard before update on public.outbox for each row execute function private.guard_outbox();
create trigger outbox_keep before delete on public.outbox for each row execute function private.refuse_change();
create trigger outbox_keep_all before truncate on public.outbox for each statement execute function private.refuse_change();

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
  when (new.state = 'failed' and old.state <> 'failed') execute function private.tell_unreached();

create or replace function public.claim_outbox(p_limit int default 20) returns setof public.outbox
language plpgsql volatile security definer set search_path = '' as $$
begin
  -- A worker died with the last attempt in its hands.
  update public.outbox set state = 'failed', last_error = coalesce(last_error, 'no answer')
  where state = 'sending' and attempts >= 8 and not_before <= private.clock();
  return query update public.outbox set state = 'sending', attempts = attempts + 1,
      not_before = private.clock() + interval '2 minutes'
    where id in (select o.id from public.outbox o where o.state in ('waiting', 'sending') and o.not_before <= private.clock()
      order by o.not_before, o.id limit least(greatest(coalesce(p_limit, 20), 1), 100) for update skip locked)
    returning *;
end $$;
comment on function public.claim_outbox(int) is
  'Messages to deliver now, each to one worker. A worker that dies keeps its claim for two minutes, then another may try; after eight attempts the message has failed.';

create function public.my_notifications(p_before uuid default null, p_limit int default 30)
returns table (id uuid, event text, ref_id uuid, payload jsonb, created_at timestamptz, read_at timestamptz, mail text)
language sql stable security definer set search_path = '' as $$
  select n.id, n.event, n.ref_id, n.payload, n.created_at, n.read_at,
    coalesce((select case o.state when 'sending' then 'waiting' else o.state end from public.outbox o
      where o.notification_id = n.id order by o.id limit 1), 'none')
  from public.notifications n
  where n.recipient_id = (select private.me()) and (p_before is null or (n.created_at, n.id) < (
    select b.created_at, b.id from public.notifications b where b.id = p_before and b.recipient_id = (select private.me())))
  order by n.created_at desc, n.id desc limit least(greatest(coalesce(p_limit, 30), 1), 100)
$$;
comment on function public.my_notifications(uuid, int) is
  'What the caller was told, newest first, in pages; mail says whether it also went out by mail: none, waiting, sent, failed.';

create function public.mark_notification_read(p_notification uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
begin
  update public.notifications set read_at = private.clock() where id = p_notification and recipient_id = v_me and read_at is null;
  if not found and not exists (select from public.notifications n where n.id = p_notification and n.recipient_id = v_me) then
    perform private.refuse('notifications.notFound');
  end if;
end $$;
comment on function public.mark_notification_read(uuid) is 'The caller has read it. Repeatable; the first reading counts. Hint: notifications.notFound.';

create function public.mark_all_notifications_read() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_count int;
begin
  update public.notifications set read_at = private.clock() where recipient_id = v_me and read_at is null;
  get diagnostics v_count = row_count;
  return v_count;
end $$;
comment on function public.mark_all_notifications_read() is 'The caller has seen everything so far; how many were new.';

revoke execute on function private.notify(uuid, text, uuid, jsonb, text), private.mail_notification(),
  private.tell(public.appointments, text, text), private.guard_notification(), private.guard_outbox(), private.tell_unreached(),
  public.claim_outbox(int), public.my_notifications(uuid, int), public.mark_notification_read(uuid),
  public.mark_all_notifications_read() from public, anon, authenticated, service_role;
grant execute on function public.claim_outbox(int) to service_role;
grant execute on function public.my_notifications(uuid, int), public.mark_notification_read(uuid),
  public.mark_all_notifications_read() to authenticated;
