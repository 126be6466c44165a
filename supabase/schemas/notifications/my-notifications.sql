-- What a person finds in the product, and what they have read.

create function public.my_notifications(p_before uuid default null, p_limit int default 30)
returns table (id uuid, event text, ref_id uuid, payload jsonb, created_at timestamptz, read_at timestamptz, mail text)
language sql stable security definer set search_path = '' as $$
  select n.id, n.event, n.ref_id, n.payload, n.created_at, n.read_at,
    coalesce((select case o.state when 'sending' then 'waiting' else o.state end from public.outbox o
      where o.notification_id = n.id and o.channel = 'email' order by o.id desc limit 1), 'none')
  from public.notifications n
  where n.recipient_id = (select private.actor())
    -- News that name patients are closed to a specialist who does not practise, like the visits they are about.
    and ((select private.me_in_care()) is not null or not n.payload ?| array['counterpartName', 'patientName', 'forWhom'])
    and (p_before is null or (n.created_at, n.id) < (
    select b.created_at, b.id from public.notifications b where b.id = p_before and b.recipient_id = (select private.actor())))
  order by n.created_at desc, n.id desc limit least(greatest(coalesce(p_limit, 30), 1), 100)
$$;
comment on function public.my_notifications(uuid, int) is
  'What the caller was told, newest first, in pages; mail says whether it also went out by mail: none, waiting, sent, failed.';
grant execute on function public.my_notifications to authenticated;

create function public.mark_notification_read(p_notification uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
begin
  update public.notifications set read_at = private.clock() where id = p_notification and recipient_id = v_me and read_at is null;
  if not found and not exists (select from public.notifications n where n.id = p_notification and n.recipient_id = v_me) then
    perform private.refuse('notifications.notFound');
  end if;
end $$;
comment on function public.mark_notification_read(uuid) is 'The caller has read it. Repeatable; the first reading counts. Hint: notifications.notFound.';
grant execute on function public.mark_notification_read to authenticated;

create function public.mark_all_notifications_read() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_count int;
begin
  update public.notifications set read_at = private.clock() where recipient_id = v_me and read_at is null;
  get diagnostics v_count = row_count;
  return v_count;
end $$;
comment on function public.mark_all_notifications_read() is 'The caller has seen everything so far; how many were new.';
grant execute on function public.mark_all_notifications_read to authenticated;
