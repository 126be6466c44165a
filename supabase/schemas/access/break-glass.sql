-- Emergency access to one chart, and its review.

create table public.break_glass (
  id uuid primary key default gen_random_uuid(),
  specialist_id uuid not null references public.specialists (profile_id),
  patient_id uuid not null references public.patients (profile_id),
  reason_code text not null check (reason_code in ('unconscious', 'life_threat', 'cannot_consent', 'public_health', 'other')),
  reason text not null check (length(reason) between 10 and 1000),
  opened_at timestamptz not null default private.clock(),
  expires_at timestamptz not null default private.clock() + interval '60 minutes',
  ended_at timestamptz,
  review_due_at timestamptz not null default private.clock() + interval '72 hours',
  review_state text not null default 'pending' check (review_state in ('pending', 'justified', 'not_justified')),
  reviewed_by uuid references public.operators (profile_id),
  reviewed_at timestamptz,
  review_note text check (length(review_note) between 10 and 1000),
  disputed_at timestamptz,
  dispute text check (length(dispute) between 1 and 1000),
  dispute_answer text check (length(dispute_answer) between 10 and 1000),
  dispute_answered_at timestamptz,
  dispute_answered_by uuid references public.operators (profile_id),
  -- Nobody is called by machine: the specialist calls, and says so.
  contact_state text not null default 'none' check (contact_state in ('none', 'to_call', 'told', 'not_reached')),
  contact_at timestamptz,
  check (patient_id <> specialist_id),
  check ((review_state = 'pending') = (reviewed_at is null)),
  check ((reviewed_at is null) = (reviewed_by is null) and (reviewed_at is null) = (review_note is null)),
  check ((disputed_at is null) = (dispute is null)),
  check ((dispute_answered_at is null) = (dispute_answer is null)
    and (dispute_answered_at is null) = (dispute_answered_by is null)),
  check (dispute_answered_at is null or disputed_at is not null),
  check ((contact_state in ('none', 'to_call')) = (contact_at is null))
);
comment on table public.break_glass is
  'Emergency access without a grant: read only, one patient, sixty minutes, reviewed within 72 hours. Patient, the specialist and operators read it; the reason never changes.';

create index break_glass_of_patient on public.break_glass (patient_id, opened_at desc);
create index break_glass_of_specialist on public.break_glass (specialist_id, patient_id, expires_at desc);
create index break_glass_of_reviewer on public.break_glass (reviewed_by) where reviewed_by is not null;
create index break_glass_of_answerer on public.break_glass (dispute_answered_by) where dispute_answered_by is not null;
create index break_glass_open on public.break_glass (expires_at) where ended_at is null;
create index break_glass_waiting on public.break_glass (review_due_at) where review_state = 'pending';

alter table public.break_glass enable row level security;
alter table public.break_glass force row level security;
create policy "patients read their own break glass" on public.break_glass for select to authenticated
  using (patient_id = (select private.me()));
create policy "specialists read their own break-glass" on public.break_glass
  for select to authenticated using (specialist_id = (select private.me_practising()));
create policy "operators read break-glass" on public.break_glass for select to authenticated
  using ((select private.me_operating()) is not null);
revoke all on public.break_glass from public, anon, authenticated, service_role;
grant select on public.break_glass to authenticated;

create function private.guard_break_glass() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_follow text[] := array['ended_at', 'review_state', 'reviewed_by', 'reviewed_at', 'review_note', 'disputed_at', 'dispute',
    'dispute_answer', 'dispute_answered_at', 'dispute_answered_by', 'contact_state', 'contact_at'];
begin
  if tg_op = 'INSERT' then
    if new.review_state <> 'pending' or new.ended_at is not null or new.disputed_at is not null
      or new.expires_at <> new.opened_at + interval '60 minutes' or new.review_due_at <> new.opened_at + interval '72 hours' then
      raise exception 'emergency access begins open, for 60 minutes, with its review due in 72 hours'
        using errcode = 'P0001', hint = 'access.notNow';
    end if;
    return new;
  end if;
  -- Said once: the reason, the verdict, the dispute and its answer stay as they were said.
  if to_jsonb(new) - v_follow <> to_jsonb(old) - v_follow
    or (old.ended_at is not null and new.ended_at is distinct from old.ended_at)
    or (old.reviewed_at is not null and (new.reviewed_by, new.reviewed_at, new.review_note)
      is distinct from (old.reviewed_by, old.reviewed_at, old.review_note))
    or (old.disputed_at is not null and (new.disputed_at, new.dispute) is distinct from (old.disputed_at, old.dispute))
    or (old.dispute_answered_at is not null and (new.dispute_answer, new.dispute_answered_at, new.dispute_answered_by)
      is distinct from (old.dispute_answer, old.dispute_answered_at, old.dispute_answered_by)) then
    raise exception 'what was said about an emergency access never changes' using errcode = '23514';
  end if;
  if new.review_state <> old.review_state and (new.review_state = 'pending' or (old.review_state <> 'pending'
      and not (old.dispute_answered_at is null and new.dispute_answered_at is not null))) then
    raise exception 'a verdict changes only by the answer to a dispute' using errcode = 'P0001', hint = 'access.notNow';
  end if;
  if new.contact_state <> old.contact_state
    and old.contact_state || '>' || new.contact_state not in ('to_call>told', 'to_call>not_reached', 'not_reached>told') then
    raise exception 'the emergency contact cannot go from % to %', old.contact_state, new.contact_state
      using errcode = 'P0001', hint = 'access.notNow';
  end if;
  return new;
end $$;
comment on function private.guard_break_glass() is
  'Keeps reason, verdict, dispute and answer as they were said; a verdict changes only by the answer to a dispute (hint: access.notNow).';

create trigger break_glass_guard before insert or update on public.break_glass for each row
  execute function private.guard_break_glass();

create trigger closed before insert on public.break_glass for each row execute function private.refuse_closed('wait');
create trigger break_glass_announce after insert or update on public.break_glass for each row
  execute function private.announce_access('break_glass');
select private.keep_rows('public.break_glass');
