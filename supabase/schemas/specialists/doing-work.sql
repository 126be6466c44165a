-- What a specialist says about an item of work, and what they finished today.

create function private.work_day(p_specialist uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select date_trunc('day', private.clock(), s.time_zone) from public.specialists s where s.profile_id = p_specialist
$$;
comment on function private.work_day(uuid) is 'When the present day of a practice began, in its own time zone.';

create function private.finish_work(p_me uuid, p_kind text, p_item uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row record;
  v_found boolean := false;
  v_settled bigint;
begin
  if p_kind not in ('messages', 'result', 'follow_up', 'access_ends') then
    perform private.refuse('data.invalid');
  end if;
  for v_row in select * from private.open_work(p_me) l where l.kind = p_kind and l.item_id = p_item loop
    v_found := true;
    if p_kind in ('messages', 'result') and v_row.seen_at is null then
      perform private.refuse('work.openFirst');
    end if;
    if p_kind = 'messages' then
      select r.settled_up_to into v_settled from public.message_reads r where r.appointment_id = p_item and r.profile_id = p_me;
      perform public.settle_messages(p_item, (select max(m.seq) from public.messages m
        where m.appointment_id = p_item and m.sent_at <= v_row.newest_at));
    end if;
    insert into private.work_acts (owner_id, kind, item_id, patient_id, act, up_to, settled_before, by_id)
    values (v_row.owner_id, p_kind, p_item, v_row.patient_id, 'done', v_row.newest_at, v_settled, p_me);
  end loop;
  return v_found;
end $$;
comment on function private.finish_work(uuid, text, uuid) is
  'Says of what waits that it is done with; false: nothing does. Messages and results are opened before. Hints: work.openFirst, data.invalid.';

create function private.reopen_work(p_me uuid, p_kind text, p_item uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row private.work_acts;
  v_found boolean := false;
begin
  for v_row in select distinct on (w.owner_id) w.* from private.work_acts w
      where w.kind = p_kind and w.item_id = p_item and w.act in ('done', 'reopened') order by w.owner_id, w.no desc loop
    continue when v_row.by_id <> p_me or v_row.at < private.work_day(p_me);
    v_found := true;
    -- A repeat finds it open.
    continue when v_row.act = 'reopened';
    if p_kind = 'messages' then
      if private.part_in(p_item, p_me) is null then
        perform private.refuse('work.notFound');
      end if;
      update public.message_reads r set settled_up_to = coalesce(v_row.settled_before, 0)
      where r.appointment_id = p_item and r.profile_id = p_me;
    end if;
    insert into private.work_acts (owner_id, kind, item_id, patient_id, act, up_to, by_id)
    values (v_row.owner_id, p_kind, p_item, v_row.patient_id, 'reopened', (select w.up_to from private.work_acts w
      where w.owner_id = v_row.owner_id and w.kind = p_kind and w.item_id = p_item and w.act in ('done', 'reopened') and w.no < v_row.no
      order by w.no desc limit 1), p_me);
  end loop;
  return v_found;
end $$;
comment on function private.reopen_work(uuid, text, uuid) is
  'Takes back what this person said today of being done; false: nothing of that. Hint: work.notFound.';

create function private.hand_work(p_me uuid, p_kind text, p_item uuid, p_to uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row record;
  v_found boolean := false;
begin
  for v_row in select l.*, g.to_id from private.open_work(p_me) l
      left join lateral private.work_given(l.owner_id, l.kind, l.item_id, l.since) g on true
      where l.kind = p_kind and l.item_id = p_item loop
    v_found := true;
    continue when v_row.to_id is not distinct from p_to;
    if p_to is not null and p_to not in (select t.id from private.work_takers(p_me, p_kind, p_item) t (id)) then
      perform private.refuse('work.notTheirs');
    end if;
    insert into private.work_acts (owner_id, kind, item_id, patient_id, act, to_id, by_id)
    values (v_row.owner_id, p_kind, p_item, v_row.patient_id, case when p_to is null then 'taken_back' else 'given' end, p_to, p_me);
    perform private.broadcast('appointments:' || t.id, 'appointment_changed', jsonb_build_object('id', v_row.appointment_id))
    from unnest(array[v_row.owner_id, v_row.to_id, p_to]) t (id) where t.id is not null;
  end loop;
  return v_found;
end $$;
comment on function private.hand_work(uuid, text, uuid, uuid) is
  'Gives an item to a colleague who may already, or ends that (null); false: nothing waits. The lists of both are read again. Hint: work.notTheirs.';

create function public.mark_work(p_kind text, p_item uuid, p_act text, p_to uuid default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_practising();
  v_found boolean;
begin
  if p_kind is null or p_item is null or p_act is null or p_act not in ('seen', 'done', 'reopened', 'given', 'taken_back')
    or (p_act = 'given') <> (p_to is not null) then
    perform private.refuse('data.invalid');
  end if;
  perform private.spend('mark_work', 600, 6000, 600);
  -- One act of a practice at a time, so that two tabs do not both count.
  perform from public.specialists s where s.profile_id = v_me for no key update;
  case p_act
    when 'done' then v_found := private.finish_work(v_me, p_kind, p_item)
      or exists (select from private.work_acts w where w.kind = p_kind and w.item_id = p_item and w.by_id = v_me and w.act = 'done'
        and w.at >= private.work_day(v_me));
    when 'reopened' then v_found := private.reopen_work(v_me, p_kind, p_item);
    when 'seen' then
      if p_kind not in ('correction', 'request', 'follow_up', 'access_ends') then
        perform private.refuse('data.invalid');
      end if;
      insert into private.work_acts (owner_id, kind, item_id, patient_id, act, by_id)
      select v_me, l.kind, l.item_id, l.patient_id, 'seen', v_me from private.open_work(v_me) l
      where l.kind = p_kind and l.item_id = p_item and not exists (select from private.work_acts w
        where w.owner_id = v_me and w.kind = l.kind and w.item_id = l.item_id and w.act = 'seen');
      v_found := true;
    else v_found := private.hand_work(v_me, p_kind, p_item, p_to);
  end case;
  if not v_found then
    perform private.refuse('work.notFound');
  end if;
end $$;
comment on function public.mark_work(text, uuid, text, uuid) is
  'A specialist says of an item of my_open_loops that it was seen (corrections, visits asked for, people who did not come, access that ends), done (messages, results, people who did not come, access that ends), open again (what they said was done, until the end of their day), or given to a colleague who may already, or taken back (messages, results). Repeatable. Hints: work.notFound, openFirst, notTheirs, data.invalid, data.busy; 42501 for other people.';
grant execute on function public.mark_work to authenticated;

create function public.my_finished_work()
returns table (kind text, item_id uuid, appointment_id uuid, patient_id uuid, patient_name text, how text, at timestamptz)
language sql stable security definer set search_path = '' as $$
  with me as (select m.id, private.work_day(m.id) as day from (select private.me_practising() as id) m where m.id is not null),
  finished as (
    select w.kind, w.item_id, case when w.kind in ('messages', 'follow_up') then w.item_id end as appointment_id, w.patient_id, w.act as how, w.at
    from me cross join lateral (select distinct on (a.kind, a.item_id) a.* from private.work_acts a
      where a.by_id = me.id and a.at >= me.day and a.act in ('done', 'reopened') order by a.kind, a.item_id, a.no desc) w
    where w.act = 'done'
    union all
    select 'messages', m.appointment_id, m.appointment_id, m.patient_id, 'answered', max(m.sent_at)
    from me join public.messages m on m.sender_id = me.id and m.sent_at >= me.day and m.kind = 'text' and m.deleted_at is null
    where exists (select from public.messages o where o.appointment_id = m.appointment_id and o.seq < m.seq and o.kind = 'text'
      and o.sender_id <> me.id)
    group by m.appointment_id, m.patient_id
    union all
    select 'result', r.patient_id, null, r.patient_id, 'answered', max(r.at)
    from me join private.result_answers r on r.by_id = me.id and r.at >= me.day group by r.patient_id
    union all
    select 'renewal', r.id, null, r.patient_id, case when r.state = 'ready' then 'issued' else r.decision end, r.closed_at
    from me join public.renewal_requests r on r.specialist_id = me.id and r.closed_at >= me.day and r.state <> 'withdrawn'
    union all
    select 'correction', q.id, null, q.patient_id, q.state, q.answered_at
    from me join public.correction_requests q on q.author_id = me.id and q.answered_at >= me.day and q.state <> 'withdrawn'
  )
  select f.kind, f.item_id, f.appointment_id, f.patient_id, p.name, f.how, f.at
  from finished f join public.profiles p on p.id = f.patient_id
  order by f.at desc limit 200
$$;
comment on function public.my_finished_work() is
  'What the calling specialist finished since their day began, newest first, at most 200: said to be done (how: done, which mark_work takes back), messages and results answered, renewals issued, declined or sent to a visit, corrections answered. No word of a chart.';
grant execute on function public.my_finished_work to authenticated;
