-- The server takes mails and texts from the outbox and says what became of them: accepted, refused for good, put off, or a failed attempt.

create function private.join_mails(p_claimed bigint[]) returns void
language sql volatile security definer set search_path = '' as $$
  with head as (
    -- Only at the first attempt: a second one says what the first did.
    select distinct on (o.recipient_id, o.recipient_email, o.payload ->> 'appointmentId') o.id, o.recipient_id, o.recipient_email,
      o.payload ->> 'appointmentId' as visit, o.created_at
    from public.outbox o where o.id = any (p_claimed) and o.attempts = 0 and o.gathered_until is null and o.payload ->> 'appointmentId' is not null
    order by o.recipient_id, o.recipient_email, o.payload ->> 'appointmentId', o.id
  ), other as (
    select o.id, h.id as head from head h join public.outbox o on o.recipient_id = h.recipient_id
      and o.recipient_email = h.recipient_email and o.payload ->> 'appointmentId' = h.visit
    where o.id <> h.id and o.state = 'waiting' and o.attempts = 0 and o.joined_to is null
      and o.created_at between h.created_at - interval '10 minutes' and h.created_at + interval '10 minutes'
    for update of o skip locked
  )
  update public.outbox o set joined_to = other.head from other where o.id = other.id
$$;
comment on function private.join_mails(bigint[]) is
  'Joins to each of these mails what else waits for the same person about the same visit, within ten minutes: they leave as one.';

create function public.claim_outbox(p_limit int default 20, p_channels text[] default '{email,sms,whatsapp}') returns setof public.outbox
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_claimed bigint[];
begin
  perform private.end_texts();
  -- A worker died with the last attempt in its hands.
  update public.outbox set state = 'failed', failed_at = private.clock(), last_error = coalesce(last_error, 'no answer')
  where state = 'sending' and attempts - postponed >= 8 and not_before <= private.clock();
  update public.outbox j set state = 'failed', failed_at = private.clock(), last_error = h.last_error
  from public.outbox h where h.id = j.joined_to and h.state = 'failed' and j.state = 'sending';
  v_claimed := array(select o.id from public.outbox o where o.state in ('waiting', 'sending') and o.not_before <= private.clock()
      and o.channel = any (p_channels) and o.joined_to is null and not private.has_died(o.recipient_id)
    order by o.not_before, o.id limit least(greatest(coalesce(p_limit, 20), 1), 100) for update skip locked);
  perform private.join_mails(v_claimed);
  perform private.join_gathered(v_claimed);
  return query update public.outbox set state = 'sending', attempts = attempts + 1,
      not_before = private.clock() + interval '2 minutes'
    where (id = any (v_claimed) and joined_to is null) or (joined_to = any (v_claimed) and state in ('waiting', 'sending'))
    returning *;
end $$;
comment on function public.claim_outbox(int, text[]) is
  'Messages of these channels to deliver now, each to one worker. A worker that dies keeps its claim for two minutes, then another may try; after eight attempts the message has failed. Those with joined_to leave in that one, and only that one is settled.';
grant execute on function public.claim_outbox to service_role;

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
  -- A text that failed twice goes another way, and is not tried again then.
  if v_row.channel <> 'email' and (v_row.state = 'failed' or (p_outcome = 'failed' and v_counted >= 2))
    and private.send_by_other_way(v_row) then
    v_row.state := 'failed';
  end if;
  update public.outbox set state = v_row.state, last_error = case when p_outcome <> 'sent' then left(p_error, 500) end,
    sent_at = case v_row.state when 'sent' then private.clock() end,
    failed_at = case v_row.state when 'failed' then private.clock() end,
    postponed = postponed + case when p_outcome = 'postponed' and v_row.state = 'waiting' then 1 else 0 end,
    not_before = case when v_row.state <> 'waiting' then not_before
      when p_outcome = 'postponed' then private.clock() + make_interval(secs => least(21600, greatest(coalesce(p_retry_after, 0),
        least(30 * power(2, least(v_row.attempts, 10)), 900))))
      else private.clock() + make_interval(secs => least(30 * power(2, v_counted), 21600)) end
  where id = p_id;
  update public.outbox j set state = h.state, last_error = h.last_error, sent_at = h.sent_at, failed_at = h.failed_at
  from public.outbox h where h.id = p_id and j.joined_to = p_id and j.state = 'sending';
  return v_row.state;
end $$;
comment on function public.settle_outbox(bigint, int, text, text, int) is
  'Reports an attempt (attempts as claimed): sent; refused, for good; failed, tried again with growing pauses, eight times at most, a text twice where another message takes its place; postponed, not counted, asked again after p_retry_after seconds or a quarter of an hour at most, for a day. Gives the state of the message, or lapsed when it is another worker''s by now.';
grant execute on function public.settle_outbox to service_role;
