-- Standing in for a whole absence: a doctor asks a colleague of the same practice, who agrees or does not; then the colleague
-- stands in for each visit of those days for which they are free, as if it had been asked of each.

create table private.organization_covers (
  id uuid primary key,
  organization_id uuid not null references private.organizations (id),
  absent_id uuid not null references public.specialists (profile_id),
  covering_id uuid not null references public.specialists (profile_id),
  first_day date not null,
  last_day date not null,
  note text not null default '' check (length(note) <= 300),
  asked_at timestamptz not null default private.clock(),
  status text not null default 'requested' check (status in ('requested', 'accepted', 'rejected', 'cancelled', 'ended')),
  answered_at timestamptz,
  ended_at timestamptz,
  check (absent_id <> covering_id),
  check (last_day between first_day and first_day + 61),
  check ((status = 'requested') = (answered_at is null and ended_at is null)),
  check ((status in ('rejected', 'cancelled', 'ended')) = (ended_at is not null))
);
comment on table private.organization_covers is
  'Who stands in for whom in a practice, for which South African days: asked, agreed to or not, and ended by either.';

create index organization_covers_of_absent on private.organization_covers (absent_id, last_day);
create index organization_covers_of_covering on private.organization_covers (covering_id, last_day);
create index organization_covers_of_organization on private.organization_covers (organization_id);

create trigger organization_covers_guard before update on private.organization_covers for each row
  execute function private.only_ends('status', 'answered_at', 'ended_at');
select private.keep_rows('private.organization_covers');

alter table private.organization_covers enable row level security;
alter table private.organization_covers force row level security;
revoke all on private.organization_covers from public, anon, authenticated, service_role;

create function private.visits_to_cover(p_cover private.organization_covers) returns setof public.appointments
language sql stable security definer set search_path = '' as $$
  select a.* from public.appointments a
  where a.specialist_id = p_cover.absent_id and a.status in ('booked', 'waiting') and a.starts_at > private.clock()
    and a.starts_at >= p_cover.first_day::timestamp at time zone 'Africa/Johannesburg'
    and a.starts_at < (p_cover.last_day + 1)::timestamp at time zone 'Africa/Johannesburg'
$$;
comment on function private.visits_to_cover(private.organization_covers) is 'The absent doctor''s booked visits of those days that have not begun.';

create function private.lock_covered_days(p_cover private.organization_covers) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_patient uuid;
begin
  -- All patients before the specialists, as everywhere. The second specialist is only tried: waiting could be for each other.
  for v_patient in select distinct a.patient_id from private.visits_to_cover(p_cover) a order by 1 loop
    perform private.lock_patient(v_patient);
  end loop;
  perform private.lock_specialist(p_cover.absent_id);
  if not private.try_lock_specialist(p_cover.covering_id) then
    perform private.refuse('data.busy');
  end if;
end $$;
comment on function private.lock_covered_days(private.organization_covers) is
  'Holds the calendars of both doctors and of everybody booked in those days. Hint: data.busy.';

create function private.cover_visits(p_cover private.organization_covers) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_visit public.appointments;
  v_room public.consultations;
begin
  perform private.lock_covered_days(p_cover);
  for v_visit in select * from private.visits_to_cover(p_cover) a order by a.starts_at, a.id loop
    select * into v_room from public.consultations c where c.appointment_id = v_visit.id for update;
    continue when v_room.id is null or v_room.covered_by is not null or v_room.ended_at is not null
      or p_cover.covering_id = v_visit.patient_id or private.acts_for(v_visit.patient_id, p_cover.covering_id)
      or private.is_taken(p_cover.covering_id, v_visit.during, v_visit.during);
    perform private.set_cover(v_room, p_cover.covering_id);
  end loop;
end $$;
comment on function private.cover_visits(private.organization_covers) is
  'Lets the colleague stand in for each visit of those days that nobody else covers and for which they are free; patients are told of each. The rest stays the absent doctor''s.';

create function private.return_visits(p_cover private.organization_covers) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_room public.consultations;
begin
  perform private.lock_covered_days(p_cover);
  for v_room in select c.* from public.consultations c join private.visits_to_cover(p_cover) a on a.id = c.appointment_id
      where c.covered_by = p_cover.covering_id and c.ended_at is null order by a.starts_at, a.id for update of c loop
    perform private.set_cover(v_room, null);
  end loop;
end $$;
comment on function private.return_visits(private.organization_covers) is
  'Gives the visits of those days that have not begun back to whose they are; patients are told of each.';

create function private.covers_of(p_me uuid, p_organization uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'firstDay', c.first_day, 'lastDay', c.last_day, 'note', c.note,
      'status', c.status, 'isAbsent', c.absent_id = p_me, 'absent', private.person_name(c.absent_id),
      'covering', private.person_name(c.covering_id),
      'covered', (select count(*) from private.visits_to_cover(c) a join public.consultations k on k.appointment_id = a.id
        where k.covered_by = c.covering_id),
      'open', (select coalesce(jsonb_agg(a.starts_at order by a.starts_at), '[]') from private.visits_to_cover(c) a
        join public.consultations k on k.appointment_id = a.id where k.covered_by is null))
    order by c.first_day, c.asked_at, c.id), '[]')
  from private.organization_covers c where c.organization_id = p_organization and p_me in (c.absent_id, c.covering_id)
    and (c.status in ('requested', 'accepted') and c.last_day >= (private.clock() at time zone 'Africa/Johannesburg')::date
      or c.status = 'rejected' and c.ended_at > private.clock() - interval '14 days')
$$;
comment on function private.covers_of(uuid, uuid) is
  'Where a doctor stands in or is stood in for, now or later: how many visits ahead are covered, and the times of those that nobody covers; what was declined, for 14 days.';

create function public.ask_cover(p_key uuid, p_member uuid, p_first_day date, p_last_day date, p_note text default '') returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_role private.practitioner_roles := private.role_of(v_me);
  v_member private.practitioner_roles;
  v_note text := btrim(coalesce(p_note, ''), E' \t\n\r');
  v_today date := (private.clock() at time zone 'Africa/Johannesburg')::date;
begin
  if not private.is_doctor_of(v_role) or private.is_acting() then
    raise exception 'doctors of a practice ask each other' using errcode = '42501', hint = 'access.refused';
  end if;
  if p_key is null then
    perform private.refuse('data.invalid');
  end if;
  if p_first_day is null or p_last_day is null or not isfinite(p_first_day) or not isfinite(p_last_day)
    or p_first_day < v_today or p_last_day not between p_first_day and p_first_day + 61 or p_last_day > v_today + 366 then
    perform private.refuse('team.coverDays');
  end if;
  if length(v_note) > 300 then
    perform private.refuse('validation.tooLong');
  end if;
  -- The end of a membership waits for this lock, so nobody is asked who is gone.
  select * into v_member from private.practitioner_roles r where r.id = p_member for share;
  if v_member.id is null or v_member.organization_id <> v_role.organization_id or v_member.profile_id = v_me
    or not private.is_doctor_of(v_member) then
    perform private.refuse('team.notDoctor');
  end if;
  if exists (select from private.organization_covers c where c.id = p_key) then
    if not exists (select from private.organization_covers c where c.id = p_key and c.absent_id = v_me) then
      perform private.refuse('data.conflict');
    end if;
    return;
  end if;
  perform private.spend('ask_cover', 20, 20, 86400);
  insert into private.organization_covers (id, organization_id, absent_id, covering_id, first_day, last_day, note)
  values (p_key, v_role.organization_id, v_me, v_member.profile_id, p_first_day, p_last_day, v_note) on conflict (id) do nothing;
  if found then
    perform private.notify(v_member.profile_id, 'team.coverAsked', p_key, '{}', 'team.coverAsked:' || p_key);
  end if;
end $$;
comment on function public.ask_cover(uuid, uuid, date, date, text) is
  'A doctor asks a doctor of the same practice (by their role''s id) to stand in on South African days, at most 62. Twenty a day. Repeatable by key. Hints: team.coverDays, team.notDoctor, validation.tooLong, data.invalid, data.conflict, data.busy; 42501 for anybody else.';
grant execute on function public.ask_cover to authenticated;

create function public.answer_cover(p_id uuid, p_accept boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_row private.organization_covers;
begin
  select * into v_row from private.organization_covers c where c.id = p_id for update;
  if v_row.id is null or v_row.covering_id <> v_me or private.is_acting() or not private.is_doctor_of(private.role_of(v_me))
    or (private.role_of(v_me)).organization_id <> v_row.organization_id then
    perform private.refuse('data.notFound');
  end if;
  if p_accept is null then
    perform private.refuse('data.invalid');
  end if;
  if v_row.status = 'rejected' and not p_accept then
    return;
  end if;
  if v_row.ended_at is not null or v_row.last_day < (private.clock() at time zone 'Africa/Johannesburg')::date
    or v_row.status = 'accepted' and not p_accept then
    perform private.refuse('team.coverOver');
  end if;
  if not p_accept then
    update private.organization_covers set status = 'rejected', answered_at = private.clock(), ended_at = private.clock() where id = p_id;
  else
    if v_row.status = 'requested' then
      update private.organization_covers set status = 'accepted', answered_at = private.clock() where id = p_id;
    end if;
    perform private.cover_visits(v_row);
  end if;
  perform private.notify(v_row.absent_id, 'team.coverAnswered', p_id, '{}', 'team.coverAnswered:' || p_id);
end $$;
comment on function public.answer_cover(uuid, boolean) is
  'The colleague agrees to stand in, or not. Agreeing lets them stand in for every visit of those days for which they are free; again, it takes those over that came since. The other is told once. Hints: data.notFound, team.coverOver, data.invalid, data.busy.';
grant execute on function public.answer_cover to authenticated;

create function public.end_cover(p_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_actor();
  v_row private.organization_covers;
begin
  perform private.require_second_factor('staff');
  select * into v_row from private.organization_covers c where c.id = p_id for update;
  if v_row.id is null or private.is_acting() or v_me not in (v_row.absent_id, v_row.covering_id)
    or v_row.status = 'requested' and v_me <> v_row.absent_id then
    perform private.refuse('data.notFound');
  end if;
  if v_row.ended_at is not null then
    return;
  end if;
  perform private.close_cover(v_row, case v_me when v_row.absent_id then v_row.covering_id else v_row.absent_id end);
end $$;
comment on function public.end_cover(uuid) is
  'Who is away takes a request back, or either ends what was agreed: visits that have not begun go back, and the other and the patients are told. Repeatable. Hints: data.notFound, data.busy, auth.secondFactorNeeded.';
grant execute on function public.end_cover to authenticated;

create function private.close_cover(p_cover private.organization_covers, p_told uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_cover.status = 'accepted' then
    perform private.return_visits(p_cover);
  end if;
  update private.organization_covers set status = case p_cover.status when 'accepted' then 'ended' else 'cancelled' end,
    ended_at = private.clock() where id = p_cover.id;
  perform private.notify(p_told, 'team.coverEnded', p_cover.id, '{}', 'team.coverEnded:' || p_cover.id);
end $$;
comment on function private.close_cover(private.organization_covers, uuid) is
  'Ends a cover that was asked for or agreed to, gives visits back that have not begun, and tells one person. Hint: data.busy.';

create function private.end_covers_of(p_profile uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row private.organization_covers;
begin
  for v_row in select * from private.organization_covers c where p_profile in (c.absent_id, c.covering_id) and c.ended_at is null
      order by c.id for update loop
    perform private.close_cover(v_row, case p_profile when v_row.absent_id then v_row.covering_id else v_row.absent_id end);
  end loop;
end $$;
comment on function private.end_covers_of(uuid) is
  'Ends every cover of somebody who leaves their practice; the other of each is told.';
