-- The server takes mails from the outbox and says what became of them: attempts, and final failure.

create function public.claim_outbox(p_limit int default 20) returns setof public.outbox
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
revoke execute on function public.claim_outbox from public, anon, authenticated, service_role;
grant execute on function public.claim_outbox to service_role;

create function public.settle_outbox(p_id bigint, p_ok boolean, p_error text default null) returns void
language sql volatile security definer set search_path = '' as $$
  update public.outbox set
    state = case when p_ok then 'sent' when attempts >= 8 then 'failed' else 'waiting' end,
    sent_at = case when p_ok then private.clock() end,
    last_error = case when p_ok then null else left(p_error, 500) end,
    not_before = case when p_ok then not_before else private.clock() + make_interval(secs => least(30 * power(2, attempts), 21600)) end
  where id = p_id and state = 'sending'
$$;
comment on function public.settle_outbox(bigint, boolean, text) is 'Reports a delivery; a failure is tried again with growing pauses, eight times at most.';
revoke execute on function public.settle_outbox from public, anon, authenticated, service_role;
grant execute on function public.settle_outbox to service_role;
