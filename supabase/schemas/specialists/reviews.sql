-- Reviews: facts about a visit, not praise. Did it start on time, did sound and picture work, was the next step clear.
--
-- The patient of a completed visit answers once. Nobody reads a single answer but its author; what is public are shares
-- over at least three visits. They grow in whole threes: otherwise one more visit would tell what that one answer was.

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  appointment_id uuid not null unique references public.appointments (id),
  patient_id uuid not null references public.patients (profile_id),
  specialist_id uuid not null references public.specialists (profile_id),
  started text not null check (started in ('on_time', 'within_15', 'later')),
  connection text check (connection in ('clear', 'interrupted', 'failed')),
  next_step text check (next_step in ('clear', 'partly', 'unclear')),
  created_at timestamptz not null default private.clock(),
  seq bigint generated always as identity
);
comment on table public.reviews is
  'What a patient said happened in a completed visit, once. The author reads it; everybody else sees specialist_reviews. Append-only.';

create index reviews_of_patient on public.reviews (patient_id);
create index reviews_of_specialist on public.reviews (specialist_id, seq);

alter table public.reviews enable row level security;
alter table public.reviews force row level security;
create policy "patients read the reviews they gave" on public.reviews
  for select to authenticated using (patient_id = (select private.me()));
revoke all on public.reviews from public, anon, authenticated, service_role;
grant select on public.reviews to authenticated;

select private.append_only('public.reviews');

create function public.submit_review(p_appointment uuid, p_facts jsonb) returns public.reviews
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_visit public.appointments;
  v_row public.reviews;
begin
  if p_facts is null or jsonb_typeof(p_facts) <> 'object' then
    perform private.refuse('data.invalid');
  end if;
  if coalesce(p_facts ->> 'started', '') not in ('on_time', 'within_15', 'later') then
    perform private.refuse('review.started');
  elsif (p_facts ->> 'connection') not in ('clear', 'interrupted', 'failed')
      or (p_facts ->> 'nextStep') not in ('clear', 'partly', 'unclear') then
    perform private.refuse('data.invalid');
  end if;
  select * into v_visit from public.appointments a where a.id = p_appointment and a.patient_id = v_me for key share;
  if not found then
    perform private.refuse('booking.notFound');
  end if;
  if not private.was_held(v_visit) then
    perform private.refuse('review.notCompleted');
  end if;
  select * into v_row from public.reviews r where r.appointment_id = p_appointment;
  if not found then
    if v_visit.ends_at + interval '60 days' < private.clock() then
      perform private.refuse('review.tooLate');
    end if;
    insert into public.reviews (appointment_id, patient_id, specialist_id, started, connection, next_step)
    values (p_appointment, v_me, v_visit.specialist_id, p_facts ->> 'started', p_facts ->> 'connection',
      p_facts ->> 'nextStep')
    on conflict (appointment_id) do nothing;
    select * into v_row from public.reviews r where r.appointment_id = p_appointment;
  end if;
  if (v_row.started, v_row.connection, v_row.next_step)
    is distinct from (p_facts ->> 'started', p_facts ->> 'connection', p_facts ->> 'nextStep') then
    perform private.refuse('review.alreadyGiven');
  end if;
  return v_row;
end $$;
comment on function public.submit_review(uuid, jsonb) is
  'The patient of a visit that was held says once what happened: { started, connection?, nextStep? }; within 60 days, repeatable with the same words. Hints: booking.notFound, review.notCompleted, review.started, review.alreadyGiven, review.tooLate.';
grant execute on function public.submit_review to authenticated;

create view public.specialist_reviews with (security_barrier = true) as
  select r.specialist_id, count(*)::int as visits,
    round(100.0 * count(*) filter (where r.started = 'on_time') / count(*))::int as on_time_percent,
    case when count(r.connection) >= 3 then
      round(100.0 * count(*) filter (where r.connection = 'clear') / count(r.connection))::int end as clear_connection_percent,
    case when count(r.next_step) >= 3 then
      round(100.0 * count(*) filter (where r.next_step = 'clear') / count(r.next_step))::int end as clear_next_step_percent
  from (select v.*, row_number() over w as position, count(*) over (partition by v.specialist_id) as given
    from public.reviews v window w as (partition by v.specialist_id order by v.seq)) r
  where (select private.asked_plainly()) and r.position <= r.given - r.given % 3
    and r.specialist_id in (select sp.specialist_id from public.specialist_public sp)
  group by r.specialist_id;
comment on view public.specialist_reviews is
  'Shares over the reviewed visits of listed specialists, in whole threes, for anyone. Deliberately runs as its owner: sums only.';
revoke all on public.specialist_reviews from public, anon, authenticated, service_role;
grant select on public.specialist_reviews to anon, authenticated;
