-- A card's authorisation lapses: after seven days at most banks, after five at some. Money that is to be taken after the visit
-- was reserved for visits weeks ahead, and gone when the visit was over.
--
-- It is reserved only for a visit that ends within five days; earlier bookings are paid at once, as where capture is at_booking.
-- And what is still only reserved after six days, because the visit was moved, is taken then; a cancellation gives it back.

do $$
declare
  v_facts text := pg_catalog.pg_get_functiondef('public.payment_facts(uuid)'::regprocedure);
  v_work text := pg_catalog.pg_get_functiondef('private.open_payment_work(text)'::regprocedure);
  v_new_facts text := replace(v_facts, $s$private.setting('payment_capture') = 'at_completion'$s$,
    $s$private.setting('payment_capture') = 'at_completion' and a.ends_at <= private.clock() + interval '5 days'$s$);
  v_new_work text := replace(v_work, $s$p.state = 'authorised' and p.capture_due_at is not null$s$,
    $s$p.state = 'authorised' and (p.capture_due_at is not null or p.authorised_at <= private.clock() - interval '6 days')$s$);
begin
  if v_new_facts = v_facts or v_new_work = v_work then
    raise exception 'the place where an authorisation is asked for or taken has moved';
  end if;
  execute v_new_facts;
  execute v_new_work;
end $$;
