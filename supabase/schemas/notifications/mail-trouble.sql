-- What a person sees when mail does not reach them, and how it is sent again.

create function private.undelivered_mail(p_person uuid) returns setof public.outbox
language sql stable security definer set search_path = '' as $$
  select o.* from public.outbox o
  where o.recipient_id = p_person and o.channel = 'email' and o.state = 'failed'
    and o.failed_at > coalesce((select max(s.sent_at) from public.outbox s
      where s.recipient_id = p_person and s.channel = 'email'), '-infinity')
    and not exists (select from public.outbox again where again.dedupe_key = 'again:' || o.id)
$$;
comment on function private.undelivered_mail(uuid) is
  'Mails that failed for good since the last one arrived, and were not sent again.';

create function public.my_mail_trouble() returns table (since timestamptz, address text, tried_address text, undelivered int,
  is_trying boolean)
language sql stable security definer set search_path = '' as $$
  with mine as (select o.* from public.outbox o where o.recipient_id = (select private.actor()) and o.channel = 'email'),
  arrived as (select max(m.sent_at) as at from mine m),
  dead as (select m.* from mine m, arrived a where m.state = 'failed' and m.failed_at > coalesce(a.at, '-infinity'))
  select min(d.failed_at), p.email, (array_agg(d.recipient_email order by d.failed_at desc))[1],
    (select count(*)::int from private.undelivered_mail(p.id)),
    exists (select from mine m where m.state in ('waiting', 'sending') and m.dedupe_key like 'again:%')
  from dead d join public.profiles p on p.id = d.recipient_id group by p.id, p.email
$$;
comment on function public.my_mail_trouble() is
  'One row while mail to the caller failed for good and none has arrived since: from when on, their address now and the one tried last, how many mails were not sent again, and whether a new attempt is on its way. Nothing otherwise.';
grant execute on function public.my_mail_trouble to authenticated;

create function public.send_my_mail_again() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
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
grant execute on function public.send_my_mail_again to authenticated;
