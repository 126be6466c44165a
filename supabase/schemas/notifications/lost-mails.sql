-- Mails and texts that did not arrive, as operators see them, and how one is sent again.

create function private.lost_mails() returns setof public.outbox
language sql stable security definer set search_path = '' as $$
  select o.* from public.outbox o
  where o.channel = 'email' and o.state = 'failed' and o.failed_at > private.clock() - interval '30 days'
    and not exists (select from public.outbox again where again.dedupe_key = 'again:' || o.id)
$$;
comment on function private.lost_mails() is 'Mails that failed for good within 30 days and were not sent again.';

create function private.lost_texts() returns setof public.outbox
language sql stable security definer set search_path = '' as $$
  select o.* from public.outbox o
  where o.channel in ('sms', 'whatsapp') and o.notification_id is not null and (o.state = 'failed' or o.receipt = 'undelivered')
    and o.created_at > private.clock() - interval '30 days' and coalesce(o.last_error, '') not like 'not sent%'
    and not exists (select from public.outbox again where again.dedupe_key = 'again:' || o.id)
    -- What went another way is not lost.
    and not exists (select from public.outbox other where other.notification_id = o.notification_id and other.id > o.id)
$$;
comment on function private.lost_texts() is
  'Texts that failed for good or did not arrive within 30 days, were not sent again, and nothing took their place. No codes, and none that were held back.';

create function private.lost_messages() returns setof public.outbox
language sql stable security definer set search_path = '' as $$
  select * from private.lost_mails() union all select * from private.lost_texts()
$$;
comment on function private.lost_messages() is 'What operators see of messages that did not arrive: mails and texts.';

create function private.may_send_again(p_mail public.outbox) returns boolean
language sql stable security definer set search_path = '' as $$
  -- As its owner could: what is over helps nobody, and a closed account has no address.
  select case when p_mail.channel = 'email' then p_mail.failed_at > private.clock() - interval '14 days'
    and coalesce((p_mail.payload ->> 'endsAt')::timestamptz > private.clock(), true)
    and exists (select from public.profiles p where p.id = p_mail.recipient_id and p.email <> '' and not private.has_died(p.id))
    -- A push that is lost went by mail.
    else p_mail.channel <> 'push' and p_mail.created_at > private.clock() - interval '1 day'
    and coalesce((p_mail.payload ->> 'endsAt')::timestamptz > private.clock(), true)
    and (private.phone_of(p_mail.recipient_id)).e164 is not null and not private.has_died(p_mail.recipient_id)
    and private.chosen(p_mail.recipient_id, p_mail.template, p_mail.channel) is not false end
$$;
comment on function private.may_send_again(public.outbox) is
  'Whether a mail or text that failed is still of use and wanted, and to whom it would go is known.';

create function public.mails_that_failed()
returns table (id bigint, channel text, about text, address text, failed_at timestamptz, attempts int, reason text, may_send_again boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_operator();
  -- Whom it is for stays hidden: the first sign of the address and its server say what an operator needs to see.
  return query select m.id, m.channel, m.template, case m.channel when 'email' then left(m.recipient_email, 1) || '…@' || split_part(m.recipient_email, '@', 2)
        else left(m.recipient_phone, 3) || '…' || right(m.recipient_phone, 2) end,
      coalesce(m.failed_at, m.sent_at), m.attempts, coalesce(m.last_error, m.receipt, ''), private.may_send_again(m)
    from private.lost_messages() m
    order by coalesce(m.failed_at, m.sent_at) desc limit 200;
end $$;
comment on function public.mails_that_failed() is
  'For operators: mails and texts that failed for good within 30 days and were not sent again, newest first: what event they tell of, a hidden address or number, how often and why it failed. No text and no name.';
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
  if not (v_mail.state = 'failed' or (v_mail.channel <> 'email' and v_mail.receipt = 'undelivered'))
    or v_mail.template = 'notifications.phoneCode' or private.may_send_again(v_mail) is not true then
    perform private.refuse('mail.notAgain');
  end if;
  if v_mail.channel <> 'email' and private.is_text_budget_spent() then
    perform private.refuse('data.busy');
  end if;
  insert into public.outbox (channel, recipient_id, notification_id, recipient_email, recipient_phone, template, payload, dedupe_key)
  select v_mail.channel, p.id, v_mail.notification_id, case v_mail.channel when 'email' then p.email end,
    case when v_mail.channel <> 'email' then (private.phone_of(p.id)).e164 end, v_mail.template, v_mail.payload, 'again:' || v_mail.id
  from public.profiles p where p.id = v_mail.recipient_id
  on conflict (dedupe_key) do nothing;
end $$;
comment on function public.send_mail_again(bigint) is
  'An operator sends a mail or text that failed for good once more, to the address or number its owner has now; once for each, repeatable. Hints: data.notFound, data.busy, mail.notAgain.';
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
