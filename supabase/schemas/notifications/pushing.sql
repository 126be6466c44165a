-- Pushes beside mails and texts, in the same outbox: each browser on which somebody asked for notices gets the kinds that are texted,
-- in the same sentence, which names nobody.

create function private.write_push(p_new public.notifications) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_when constant text := (select k.phone from private.notification_kinds k where k.event = p_new.event);
  v_from timestamptz := private.clock();
begin
  if v_when is null then
    return;
  elsif v_when = 'later' then
    v_from := private.after_quiet(p_new.recipient_id, v_from);
    -- What is held until it is over helps nobody; the mail has come.
    if v_from >= (p_new.payload ->> 'startsAt')::timestamptz then
      return;
    end if;
  end if;
  insert into public.outbox (channel, recipient_id, notification_id, push_subscription_id, template, payload, not_before, dedupe_key)
  select 'push', p_new.recipient_id, p_new.id, s.id, p_new.event, private.nameless_facts(p_new), v_from,
    'push:' || p_new.id || ':' || s.id
  from private.push_subscriptions s where s.profile_id = p_new.recipient_id and s.ended_at is null
    -- What is urgent still comes when the day's pushes are used up, up to twice as many, as with texts.
    and (select count(*) from public.outbox o where o.push_subscription_id = s.id
      and o.created_at > private.clock() - interval '1 day') < (case v_when when 'now' then 16 else 8 end)
  on conflict (dedupe_key) do nothing;
end $$;
comment on function private.write_push(public.notifications) is
  'Writes the pushes about a notification, once for each browser of its reader: eight a day and browser, what is urgent sixteen.';

create function private.push_notification() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_pushed_to(new.recipient_id) and private.rings(new) and private.is_wanted(new.recipient_id, new.event, 'push') then
    perform private.write_push(new);
  end if;
  return null;
end $$;
comment on function private.push_notification() is
  'Puts the pushes about a notification into the outbox, in its transaction: of the kinds that may be texted, to who asked for them on a browser.';

create trigger notifications_push after insert on public.notifications
  for each row execute function private.push_notification();

create function private.note_push() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- What its push service knows no more (RFC 8030, 7.3) was taken back in the browser.
  if new.last_error in ('refused 404', 'refused 410') then
    perform private.end_push(array[new.push_subscription_id], 'gone');
  elsif new.state = 'sent' then
    update private.push_subscriptions set last_sent_at = new.sent_at, failed_at = null where id = new.push_subscription_id;
  elsif coalesce(new.last_error, '') not like 'not sent%' then
    update private.push_subscriptions set failed_at = new.failed_at where id = new.push_subscription_id;
  end if;
  return null;
end $$;
comment on function private.note_push() is
  'The settings say when a browser last got a notice and whether the last one left; one whose push service knows it no more is at its end.';

create trigger outbox_note_push after update on public.outbox for each row
  when (new.channel = 'push' and new.state in ('sent', 'failed') and old.state = 'sending') execute function private.note_push();

create function public.push_targets(p_ids uuid[])
returns table (id uuid, endpoint text, p256dh text, auth text, label text)
language sql stable security definer set search_path = '' as $$
  select s.id, s.endpoint, s.p256dh, s.auth, s.label from private.push_subscriptions s
  where s.id = any (p_ids) and s.ended_at is null and private.is_push_service(s.endpoint)
$$;
comment on function public.push_targets(uuid[]) is
  'For the server: where these browsers are reached, and their keys. Not those that ended, nor whose host is not allowed now.';
grant execute on function public.push_targets to service_role;
