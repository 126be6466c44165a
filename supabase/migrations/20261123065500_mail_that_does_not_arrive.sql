-- What becomes of a mail: accepted, refused for good, put off, or a failed attempt; and what its person sees when none of ours arrives.

alter table public.outbox
  add column postponed int not null default 0,
  add column failed_at timestamptz,
  add constraint outbox_postponed_check check (postponed between 0 and attempts);
comment on column public.outbox.postponed is 'Attempts that do not count: nobody''s mail was accepted then.';
update public.outbox set failed_at = not_before where state = 'failed' and recipient_email <> 'closed@account.invalid';

create or replace function public.claim_outbox(p_limit int default 20) returns setof public.outbox
language plpgsql volatile security definer set search_path = '' as $$
begin
  -- A worker died with the last attempt in its hands.
  update public.outbox set state = 'failed', failed_at = private.clock(), last_error = coalesce(last_error, 'no answer')
  where state = 'sending' and attempts - postponed >= 8 and not_before <= private.clock();
  return query update public.outbox set state = 'sending', attempts = attempts + 1,
      not_before = private.clock() + interval '2 minutes'
    where id in (select o.id from public.outbox o where o.state in ('waiting', 'sending') and o.not_before <= private.clock()
      order by o.not_before, o.id limit least(greatest(coalesce(p_limit, 20), 1), 100) for update skip locked)
    returning *;
end $$;

drop function public.settle_outbox(bigint, boolean, text);
create function public.settle_outbox(p_id bigint, p_attempt int, p_outcome text, p_error text default null,
  p_retry_after int default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.outbox;
  v_counted int;
begin
  if p_outcome is null or p_outcome not in ('sent', 'refused', 'postponed', 'failed') then
    perform private.refuse('data.invalid');
  end if;
  select * into v_row from public.outbox o where o.id = p_id for update;
  -- The claim has lapsed and the message is somebody else's: only that it left is still of use.
  if not found or v_row.state <> 'sending' or (v_row.attempts is distinct from p_attempt and p_outcome <> 'sent') then
    return 'lapsed';
  end if;
  v_counted := v_row.attempts - v_row.postponed;
  v_row.state := case
    when p_outcome = 'sent' then 'sent'
    when p_outcome = 'refused' or (p_outcome = 'failed' and v_counted >= 8) then 'failed'
    when p_outcome = 'postponed' and v_row.created_at <= private.clock() - interval '1 day' then 'failed'
    else 'waiting' end;
  update public.outbox set state = v_row.state, last_error = case when p_outcome <> 'sent' then left(p_error, 500) end,
    sent_at = case v_row.state when 'sent' then private.clock() end,
    failed_at = case v_row.state when 'failed' then private.clock() end,
    postponed = postponed + case when p_outcome = 'postponed' and v_row.state = 'waiting' then 1 else 0 end,
    not_before = case when v_row.state <> 'waiting' then not_before
      when p_outcome = 'postponed' then private.clock() + make_interval(secs => least(21600, greatest(coalesce(p_retry_after, 0),
        least(30 * power(2, least(v_row.attempts, 10)), 900))))
      else private.clock() + make_interval(secs => least(30 * power(2, v_counted), 21600)) end
  where id = p_id;
  return v_row.state;
end $$;
comment on function public.settle_outbox(bigint, int, text, text, int) is
  'Reports an attempt (attempts as claimed): sent; refused, for good; failed, tried again with growing pauses, eight times at most; postponed, not counted, asked again after p_retry_after seconds or a quarter of an hour at most, for a day. Gives the state of the message, or lapsed when it is another worker''s by now.';

create function private.undelivered_mail(p_person uuid) returns setof public.outbox
language sql stable security definer set search_path = '' as $$
  select o.* from public.outbox o
  where o.recipient_id = p_person and o.state = 'failed'
    and o.failed_at > coalesce((select max(s.sent_at) from public.outbox s where s.recipient_id = p_person), '-infinity')
    and not exists (select from public.outbox again where again.dedupe_key = 'again:' || o.id)
$$;
comment on function private.undelivered_mail(uuid) is
  'Mails that failed for good since the last one arrived, and were not sent again.';

create function public.my_mail_trouble() returns table (since timestamptz, address text, tried_address text, undelivered int,
  is_trying boolean)
language sql stable security definer set search_path = '' as $$
  with mine as (select o.* from public.outbox o where o.recipient_id = (select private.me())),
  arrived as (select max(m.sent_at) as at from mine m),
  dead as (select m.* from mine m, arrived a where m.state = 'failed' and m.failed_at > coalesce(a.at, '-infinity'))
  select min(d.failed_at), p.email, (array_agg(d.recipient_email order by d.failed_at desc))[1],
    (select count(*)::int from private.undelivered_mail(p.id)),
    exists (select from mine m where m.state in ('waiting', 'sending') and m.dedupe_key like 'again:%')
  from dead d join public.profiles p on p.id = d.recipient_id group by p.id, p.email
$$;
comment on function public.my_mail_trouble() is
  'One row while mail to the caller failed for good and none has arrived since: from when on, their address now and the one tried last, how many mails were not sent again, and whether a new attempt is on its way. Nothing otherwise.';

create function public.send_my_mail_again() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_person public.profiles;
  v_count int;
begin
  perform private.spend('send_my_mail_again', 6, 600, 3600);
  -- Two presses at once: the second sees what the first sent.
  select * into v_person from public.profiles p where p.id = v_me for update;
  if v_person.email = '' then
    perform private.refuse('notifications.noAddress');
  end if;
  if not exists (select from public.my_mail_trouble() t where not t.is_trying) then
    return 0;
  end if;
  insert into public.outbox (recipient_id, notification_id, recipient_email, template, payload, dedupe_key)
  select v_me, o.notification_id, v_person.email, o.template, o.payload, 'again:' || o.id
  from (select u.* from private.undelivered_mail(v_me) u
    -- What is over helps nobody any more; the product still shows it.
    where u.failed_at > private.clock() - interval '14 days'
      and coalesce((u.payload ->> 'endsAt')::timestamptz > private.clock(), true)
    order by u.id desc limit 20) o order by o.id;
  get diagnostics v_count = row_count;
  if v_count = 0 then
    insert into public.outbox (recipient_id, recipient_email, template, payload, dedupe_key)
    values (v_me, v_person.email, 'notifications.reachable', jsonb_build_object('recipientName', v_person.name, 'role', v_person.role),
      'again:' || v_me || ':' || extract(epoch from private.clock()));
    v_count := 1;
  end if;
  return v_count;
end $$;
comment on function public.send_my_mail_again() is
  'Sends the caller what failed for good since mail last arrived, to the address they have now; a short mail when nothing of it is of use any more. Gives how many; 0 when there is no trouble or an attempt is on its way. Hints: notifications.noAddress, data.busy.';

create or replace function public.my_notifications(p_before uuid default null, p_limit int default 30)
returns table (id uuid, event text, ref_id uuid, payload jsonb, created_at timestamptz, read_at timestamptz, mail text)
language sql stable security definer set search_path = '' as $$
  select n.id, n.event, n.ref_id, n.payload, n.created_at, n.read_at,
    coalesce((select case o.state when 'sending' then 'waiting' else o.state end from public.outbox o
      where o.notification_id = n.id order by o.id desc limit 1), 'none')
  from public.notifications n
  where n.recipient_id = (select private.me()) and (p_before is null or (n.created_at, n.id) < (
    select b.created_at, b.id from public.notifications b where b.id = p_before and b.recipient_id = (select private.me())))
  order by n.created_at desc, n.id desc limit least(greatest(coalesce(p_limit, 30), 1), 100)
$$;

revoke execute on function public.claim_outbox(int), public.settle_outbox(bigint, int, text, text, int),
  private.undelivered_mail(uuid), public.my_mail_trouble(), public.send_my_mail_again(), public.my_notifications(uuid, int)
  from public, anon, authenticated, service_role;
grant execute on function public.claim_outbox(int), public.settle_outbox(bigint, int, text, text, int) to service_role;
grant execute on function public.my_mail_trouble(), public.send_my_mail_again(), public.my_notifications(uuid, int) to authenticated;

-- Files are leased, too: one that cannot be removed does not stand before the others, and two workers do not ask for the same.

alter table private.files_to_remove add column tried_at timestamptz;
drop function public.files_to_remove(int);
create function public.files_to_remove(p_limit int default 100) returns table (bucket text, path text)
language sql volatile security definer set search_path = '' as $$
  update private.files_to_remove f set tried_at = private.clock()
  from (select d.bucket, d.path from private.files_to_remove d
    where d.removed_at is null and (d.tried_at is null or d.tried_at <= private.clock() - interval '5 minutes' or d.tried_at > private.clock())
    order by d.tried_at nulls first, d.asked_at limit least(greatest(coalesce(p_limit, 100), 1), 1000) for update skip locked) due
  where f.bucket = due.bucket and f.path = due.path
  returning f.bucket, f.path
$$;
comment on function public.files_to_remove(int) is 'Files whose bytes are to go, for the server: each to one worker, again after five minutes.';
revoke execute on function public.files_to_remove(int) from public, anon, authenticated, service_role;
grant execute on function public.files_to_remove(int) to service_role;
