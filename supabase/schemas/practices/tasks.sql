-- Work that members of a practice give each other (FHIR: Task). It names no patient in a field of its own: a role opens no record,
-- and what somebody is to do is no way around that.

create table private.organization_tasks (
  id uuid primary key,
  organization_id uuid not null references private.organizations (id),
  requester_id uuid not null references public.profiles (id),
  owner_id uuid not null references public.profiles (id),
  description text not null check (length(description) between 3 and 500),
  due_on date,
  requested_at timestamptz not null default private.clock(),
  status text not null default 'requested' check (status in ('requested', 'completed', 'rejected', 'cancelled')),
  status_reason text not null default '' check (length(status_reason) <= 300),
  ended_at timestamptz,
  check ((status = 'requested') = (ended_at is null))
);
comment on table private.organization_tasks is
  'What a member of a practice asked another to do: who asked (requester), who does it (owner), until which day, and how it ended.';
comment on column private.organization_tasks.status_reason is
  'What the other reads of its end; empty with rejected: its owner left the practice.';

create index organization_tasks_of_organization on private.organization_tasks (organization_id, requested_at);
create index organization_tasks_of_owner on private.organization_tasks (owner_id) where ended_at is null;
create index organization_tasks_of_requester on private.organization_tasks (requester_id);

create trigger organization_tasks_guard before update on private.organization_tasks for each row
  execute function private.only_ends('status', 'status_reason', 'ended_at');
select private.keep_rows('private.organization_tasks');

alter table private.organization_tasks enable row level security;
alter table private.organization_tasks force row level security;
revoke all on private.organization_tasks from public, anon, authenticated, service_role;

create function private.tasks_of(p_me uuid, p_organization uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'description', t.description, 'dueOn', t.due_on,
      'isLate', t.ended_at is null and coalesce(t.due_on < (private.clock() at time zone 'Africa/Johannesburg')::date, false),
      'requestedAt', t.requested_at, 'status', t.status, 'reason', t.status_reason, 'endedAt', t.ended_at,
      'requester', private.person_name(t.requester_id), 'owner', private.person_name(t.owner_id),
      'isMine', t.owner_id = p_me, 'isAsked', t.requester_id = p_me)
    order by t.ended_at desc nulls first, t.due_on nulls last, t.requested_at, t.id), '[]')
  from (select * from private.organization_tasks o where o.organization_id = p_organization and p_me in (o.owner_id, o.requester_id)
      and (o.ended_at is null or o.ended_at > private.clock() - interval '30 days')
    order by o.ended_at desc nulls first, o.requested_at desc limit 200) t
$$;
comment on function private.tasks_of(uuid, uuid) is
  'What a member is to do in their practice and what they asked of others: open tasks, then those that ended within thirty days; at most 200. Days are South African.';

create function public.give_task(p_key uuid, p_member uuid, p_description text, p_due date default null) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_role private.practitioner_roles := private.role_of(v_me);
  v_member private.practitioner_roles;
  v_text text := btrim(coalesce(p_description, ''), E' \t\n\r');
  v_today date := (private.clock() at time zone 'Africa/Johannesburg')::date;
begin
  if v_role.id is not null then
    perform private.require_second_factor('staff');
  end if;
  if not private.role_counts(v_role) or private.is_acting() then
    raise exception 'members of a practice give each other work' using errcode = '42501', hint = 'access.refused';
  end if;
  if p_key is null then
    perform private.refuse('data.invalid');
  end if;
  if length(v_text) not between 3 and 500 then
    perform private.refuse('team.taskWords');
  end if;
  if p_due is not null and (not isfinite(p_due) or p_due not between v_today and v_today + 366) then
    perform private.refuse('team.taskDay');
  end if;
  -- The end of a membership waits for this lock, so no task is left with somebody who is gone.
  select * into v_member from private.practitioner_roles r where r.id = p_member for share;
  if v_member.id is null or v_member.organization_id <> v_role.organization_id or v_member.ended_at is not null then
    perform private.refuse('team.notMember');
  end if;
  if exists (select from private.organization_tasks t where t.id = p_key) then
    if not exists (select from private.organization_tasks t where t.id = p_key and t.requester_id = v_me) then
      perform private.refuse('data.conflict');
    end if;
    return;
  end if;
  perform private.spend('give_task', 100, 100, 86400);
  insert into private.organization_tasks (id, organization_id, requester_id, owner_id, description, due_on)
  values (p_key, v_role.organization_id, v_me, v_member.profile_id, v_text, p_due) on conflict (id) do nothing;
  if found and v_member.profile_id <> v_me then
    perform private.notify(v_member.profile_id, 'team.taskGiven', p_key, '{}', 'team.taskGiven:' || p_key);
  end if;
end $$;
comment on function public.give_task(uuid, uuid, text, date) is
  'A member asks a member of the same practice (by their role''s id; themselves, too) to do something, until a day if one is given. Hundred a day. Repeatable by key. Hints: auth.secondFactorNeeded, team.taskWords, team.taskDay, team.notMember, data.invalid, data.conflict, data.busy; 42501 for who is in no practice, or a doctor whose registration does not stand.';
grant execute on function public.give_task to authenticated;

create function public.end_task(p_id uuid, p_status text, p_reason text default '') returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_row private.organization_tasks;
  v_reason text := btrim(coalesce(p_reason, ''), E' \t\n\r');
begin
  select * into v_row from private.organization_tasks t where t.id = p_id for update;
  -- Whoever left the practice has no part in its work any more.
  if v_row.id is null or private.is_acting() or v_me not in (v_row.owner_id, v_row.requester_id)
    or (private.role_of(v_me)).organization_id is distinct from v_row.organization_id then
    perform private.refuse('data.notFound');
  end if;
  perform private.require_second_factor('staff');
  if p_status is null or p_status not in ('completed', 'rejected', 'cancelled')
    or v_me <> (case p_status when 'cancelled' then v_row.requester_id else v_row.owner_id end) then
    perform private.refuse('data.invalid');
  end if;
  if v_row.status = p_status then
    return;
  elsif v_row.ended_at is not null then
    perform private.refuse('team.taskOver');
  end if;
  if length(v_reason) > 300 or (p_status = 'rejected' and length(v_reason) < 3) then
    perform private.refuse('team.taskReason');
  end if;
  update private.organization_tasks set status = p_status, status_reason = v_reason, ended_at = private.clock() where id = p_id;
  if v_row.owner_id <> v_row.requester_id then
    perform private.notify(case v_me when v_row.owner_id then v_row.requester_id else v_row.owner_id end, 'team.taskEnded', p_id, '{}',
      'team.taskEnded:' || p_id);
  end if;
end $$;
comment on function public.end_task(uuid, text, text) is
  'Who was asked says that it is done (completed) or that they do not do it (rejected, with why); who asked takes it back (cancelled). The other is told. Repeatable. Hints: auth.secondFactorNeeded, data.notFound, team.taskOver, team.taskReason, data.invalid.';
grant execute on function public.end_task to authenticated;

create function private.return_tasks(p_profile uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row private.organization_tasks;
begin
  for v_row in update private.organization_tasks set status = 'rejected', ended_at = private.clock()
      where owner_id = p_profile and ended_at is null returning * loop
    if v_row.requester_id <> p_profile and (private.role_of(v_row.requester_id)).organization_id = v_row.organization_id then
      perform private.notify(v_row.requester_id, 'team.taskEnded', v_row.id, '{}', 'team.taskEnded:' || v_row.id);
    end if;
  end loop;
end $$;
comment on function private.return_tasks(uuid) is
  'Ends what somebody was still to do, because they left their practice; who asked is told, and gives it to another.';
