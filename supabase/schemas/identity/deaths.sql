-- Deaths: that a patient has died, who said so, what document was seen, and what came of it.
--
-- A clinician's word waits for an operator who has seen the document; only then does it act. It can be taken back for thirty
-- days. Whether somebody has died is asked here by everything: signing in, telling, writing into a record.

create table private.deaths (
  id uuid primary key,
  patient_id uuid not null references public.patients (profile_id),
  died_on date not null,
  state text not null default 'reported' check (state in ('reported', 'confirmed', 'rejected', 'undone')),
  reported_by uuid not null references public.profiles (id),
  reported_as text not null check (reported_as in ('specialist', 'operator')),
  reported_at timestamptz not null default private.clock(),
  note text not null default '' check (length(note) <= 1000),
  proof text check (proof in ('dha1663', 'certificate')),
  proof_number text check (length(proof_number) between 3 and 40),
  decided_by uuid references public.operators (profile_id),
  decided_at timestamptz,
  reason text not null default '' check (length(reason) <= 1000),
  undone_by uuid references public.operators (profile_id),
  undone_at timestamptz,
  called_off int not null default 0 check (called_off >= 0),
  kept jsonb check (jsonb_typeof(kept) = 'array'),
  check ((proof is null) = (proof_number is null)),
  check ((state = 'reported') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  check ((state = 'undone') = (undone_at is not null) and (undone_at is null) = (undone_by is null)),
  check (state not in ('confirmed', 'undone') or (proof is not null and kept is not null)),
  check (state not in ('rejected', 'undone') or reason <> '')
);
comment on table private.deaths is
  'Reports that a patient has died: reported (by a clinician, changes nothing), confirmed (an operator saw the document: it acts), rejected, undone. kept: what the law keeps of the record, until when. Written by functions only; never deleted.';
comment on column private.deaths.called_off is 'How many visits were called off because of it. They stay called off when it is undone.';

create unique index deaths_one_each on private.deaths (patient_id) where state in ('reported', 'confirmed');
create index deaths_of_patient on private.deaths (patient_id);
create index deaths_of_reporter on private.deaths (reported_by);
create index deaths_of_decider on private.deaths (decided_by) where decided_by is not null;
create index deaths_of_undoer on private.deaths (undone_by) where undone_by is not null;

alter table private.deaths enable row level security;
alter table private.deaths force row level security;
revoke all on private.deaths from public, anon, authenticated, service_role;

create function private.guard_death() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (new.id, new.patient_id, new.reported_by, new.reported_as, new.reported_at)
      is distinct from (old.id, old.patient_id, old.reported_by, old.reported_as, old.reported_at)
    or old.state <> 'reported' and (new.died_on, new.proof, new.proof_number, new.decided_by, new.decided_at, new.kept)
      is distinct from (old.died_on, old.proof, old.proof_number, old.decided_by, old.decided_at, old.kept) then
    raise exception 'what was reported and decided never changes' using errcode = '23514';
  end if;
  if new.state <> old.state and old.state || '>' || new.state
      not in ('reported>confirmed', 'reported>rejected', 'confirmed>undone') then
    raise exception 'a report of a death cannot go from % to %', old.state, new.state using errcode = '23514';
  end if;
  return new;
end $$;
comment on function private.guard_death() is
  'A report of a death is confirmed or rejected, and a confirmed one may be undone; what was said and decided never changes.';

create trigger deaths_guard before update on private.deaths for each row execute function private.guard_death();
select private.keep_rows('private.deaths');

create function private.died_on(p_person uuid) returns date
language sql stable security definer set search_path = '' as $$
  select d.died_on from private.deaths d where d.patient_id = p_person and d.state = 'confirmed'
$$;
comment on function private.died_on(uuid) is 'The day on which this person died, once an operator confirmed it; else null.';

create function private.has_died(p_person uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.deaths d where d.patient_id = p_person and d.state = 'confirmed');
end $$;
comment on function private.has_died(uuid) is 'Whether this person is known to have died.';

create function private.caller_has_died() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.deaths d join public.profiles p on p.id = d.patient_id
    where d.state = 'confirmed' and (auth.jwt() ->> 'sub' in (p.id::text, p.clerk_id)
      or auth.jwt() ->> 'sub' in (select l.account_id::text from private.sign_ins l where l.person_id = p.id)))
$$;
comment on function private.caller_has_died() is
  'Whether the token of this request is one of somebody who has died: then nobody is signed in with it, and it is said why.';

create function private.refuse_died() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_patient uuid := coalesce(to_jsonb(new) ->> 'patient_id', to_jsonb(new) ->> 'profile_id')::uuid;
begin
  -- Whoever began before the death was confirmed waits here for it, and then sees it.
  perform from public.patients p where p.profile_id = v_patient for key share;
  if private.has_died(v_patient) then
    perform private.refuse('patient.died');
  end if;
  if private.record_is_closed(v_patient) then
    perform private.refuse('patient.recordClosed');
  end if;
  if private.folded_into(v_patient) is not null then
    perform private.refuse('patient.merged');
  end if;
  return new;
end $$;
comment on function private.refuse_died() is
  'Trigger: nothing new begins for somebody who has died, in a closed record, or in one that points to another of the same person; what stands there stays. Hints: patient.died, patient.recordClosed, patient.merged.';
