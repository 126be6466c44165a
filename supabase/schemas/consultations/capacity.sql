-- Whether a young person of 12 to 17 may agree to treatment themselves: the clinician who holds the visit decides, and says why.
--
-- Children's Act 38 of 2005, s. 129(2): over 12 and mature enough to understand benefits, risks and what else follows from
-- the treatment. A decision is never changed; a later one counts.

create table public.capacity_decisions (
  id uuid primary key default gen_random_uuid(),
  seq bigint generated always as identity unique,
  appointment_id uuid not null references public.appointments (id),
  patient_id uuid not null references public.patients (profile_id),
  decided_by uuid not null references public.specialists (profile_id),
  client_key uuid not null,
  understands boolean not null,
  reason text not null check (length(reason) between 10 and 500),
  at timestamptz not null default private.clock(),
  unique (decided_by, client_key)
);
comment on table public.capacity_decisions is
  'What the clinician of a visit decided of a young person: agrees themselves (understands) or a parent is needed, why and when. The newest of a visit counts. Patient and who decided read it; append-only, written by decide_capacity.';

create index capacity_decisions_of_visit on public.capacity_decisions (appointment_id, seq desc);
create index capacity_decisions_of_patient on public.capacity_decisions (patient_id);

alter table public.capacity_decisions enable row level security;
alter table public.capacity_decisions force row level security;
create policy "patients read what was decided of them" on public.capacity_decisions
  for select to authenticated using (patient_id = (select private.me()));
create policy "specialists read what they decided" on public.capacity_decisions
  for select to authenticated using (decided_by = (select private.me_practising()));
revoke all on public.capacity_decisions from public, anon, authenticated, service_role;
grant select on public.capacity_decisions to authenticated;

select private.append_only('public.capacity_decisions');

create function private.is_young(p_person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select private.today_at_home() >= private.birthday(f.date_of_birth, 12)
      and private.today_at_home() < private.birthday(f.date_of_birth, 18)
    from public.patients f where f.profile_id = p_person), false)
$$;
comment on function private.is_young(uuid) is
  'Whether somebody is 12 to 17 today: of an age at which they may agree to treatment themselves, if mature enough.';

create function public.decide_capacity(p_appointment uuid, p_understands boolean, p_reason text, p_key uuid)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v record;
  v_me uuid := private.require_practising();
  v_reason text := btrim(coalesce(p_reason, ''), E' \t\n\r');
  v_row public.capacity_decisions;
begin
  select * into v from private.join_visit(p_appointment, array['specialist', 'covering'], true);
  if p_understands is null or p_key is null then
    perform private.refuse('data.invalid');
  end if;
  select * into v_row from public.capacity_decisions k where k.decided_by = v_me and k.client_key = p_key;
  if found then
    return private.changed(v_row.id, null);
  end if;
  if (v.room).state not in ('lobby', 'active', 'interrupted') then
    perform private.refuse('consultation.notNow');
  end if;
  if not private.is_young((v.visit).patient_id) then
    perform private.refuse('consultation.notNow');
  end if;
  if length(v_reason) < 10 then
    perform private.refuse('prescriptions.reasonRequired');
  end if;
  if length(v_reason) > 500 then
    perform private.refuse('prescriptions.reasonTooLong');
  end if;
  insert into public.capacity_decisions (appointment_id, patient_id, decided_by, client_key, understands, reason)
  values ((v.visit).id, (v.visit).patient_id, v_me, p_key, p_understands, v_reason) returning * into v_row;
  perform private.write_access_log(v_row.patient_id, v_me, 'specialist', 'notes', 'add', 'author', v_row.id, 'consultation');
  perform private.broadcast('consultation:' || v_row.appointment_id, 'consultation_changed',
    jsonb_build_object('id', (v.room).id, 'state', (v.room).state, 'version', (v.room).version));
  return private.changed(v_row.id, null);
end $$;
comment on function public.decide_capacity(uuid, boolean, text, uuid) is
  'Who holds a visit decides, while it is open, whether a patient of 12 to 17 agrees to treatment themselves, and why (10 to 500 characters). A later decision counts instead; the same key decides once. Hints: consultation.notFound, notNow, prescriptions.reasonRequired, reasonTooLong, data.invalid; access.refused.';
grant execute on function public.decide_capacity to authenticated;

create function private.capacity_of(p_visit public.appointments) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('understands', k.understands, 'at', k.at,
    -- What a young person was judged by is theirs, as the sensitive parts of the record are.
    'reason', case when private.actor_may('sensitive') then k.reason else '' end,
    'byName', private.person_name(k.decided_by))
  from public.capacity_decisions k where k.appointment_id = p_visit.id order by k.seq desc limit 1
$$;
comment on function private.capacity_of(public.appointments) is
  'What was decided last in a visit of whether its patient agrees themselves: {understands, reason (empty for who acts for them), at, byName}. Null: nothing.';
