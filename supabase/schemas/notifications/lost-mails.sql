-- Mails that did not arrive, as operators see them, and how one is sent again.

create function private.lost_mails() returns setof public.outbox
language sql stable security definer set search_path = '' as $$
  select o.* from public.outbox o
  where o.channel = 'email' and o.state = 'failed' and o.failed_at > private.clock() - interval '30 days'
    and not exists (select from public.outbox again where again.dedupe_key = 'again:' || o.id)
$$;
comment on function private.lost_mails() is 'Mails that failed for good within 30 days and were not sent again.';

create function private.may_send_again(p_mail public.outbox) returns boolean
language sql stable security definer set search_path = '' as $$
  -- As its owner could: what is over helps nobody, and a closed account has no address.
  select p_mail.failed_at > private.clock() - interval '14 days'
    and coalesce((p_mail.payload ->> 'endsAt')::timestamptz > private.clock(), true)
    and exists (select from public.profiles p where p.id = p_mail.recipient_id and p.email <> '' and not private.has_died(p.id))
$$;
comment on function private.may_send_again(public.outbox) is
  'Whether a mail that failed is still of use, and to whom it would go is known.';

create function public.mails_that_failed()
returns table (id bigint, about text, address text, failed_at timestamptz, attempts int, reason text, may_send_again boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_operator();
  -- Whom it is for stays hidden: the first sign of the address and its server say what an operator needs to see.
  return query select m.id, m.template, left(m.recipient_email, 1) || '…@' || split_part(m.recipient_email, '@', 2), m.failed_at,
      m.attempts, coalesce(m.last_error, ''), private.may_send_again(m)
    from private.lost_mails() m order by m.failed_at desc limit 200;
end $$;
comment on function public.mails_that_failed() is
  'For operators: mails that failed for good within 30 days and were not sent again, newest first: what event they tell of, a hidden address, how often and why it failed. No text and no name.';
grant execute on function public.mails_that_failed to authenticated;

create function public.send_mail_again(p_id bigint) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_mail public.outbox;
begin
  perform private.require_operator();
  select * into v_mail from public.outbox o where o.id = p_id for update;
  if not found then
    perform private.refuse('data.notFound');
  end if;
  if v_mail.channel <> 'email' or v_mail.state <> 'failed' or private.may_send_again(v_mail) is not true then
    perform private.refuse('mail.notAgain');
  end if;
  insert into public.outbox (recipient_id, notification_id, recipient_email, template, payload, dedupe_key)
  select p.id, v_mail.notification_id, p.email, v_mail.template, v_mail.payload, 'again:' || v_mail.id
  from public.profiles p where p.id = v_mail.recipient_id
  on conflict (dedupe_key) do nothing;
end $$;
comment on function public.send_mail_again(bigint) is
  'An operator sends a mail that failed for good once more, to the address its owner has now; once per mail, repeatable. Hints: data.notFound, mail.notAgain.';
grant execute on function public.send_mail_again to authenticated;

create function public.mail_state()
returns table (waiting int, oldest_waiting_at timestamptz, sent_last_day int, failed_last_day int, last_sent_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_operator();
  return query select
    count(*) filter (where o.state in ('waiting', 'sending') and o.not_before <= private.clock())::int,
    min(o.not_before) filter (where o.state in ('waiting', 'sending') and o.not_before <= private.clock()),
    count(*) filter (where o.sent_at > private.clock() - interval '1 day')::int,
    count(*) filter (where o.failed_at > private.clock() - interval '1 day')::int, max(o.sent_at)
  from public.outbox o where o.channel = 'email' and (o.state in ('waiting', 'sending') or o.created_at > private.clock() - interval '9 days');
end $$;
comment on function public.mail_state() is
  'For operators: how many mails are due and since when, how many left and how many failed within a day, and when one last left.';
grant execute on function public.mail_state to authenticated;
