-- The whole life of a visit: requests, the visit itself, no-shows and corrections join the machine.
--
-- One table of steps decides for everyone, also for the owner of the database. private.move_appointment() is how other
-- areas take a step: it holds both calendars, lets the guard decide and writes why into the history.

alter table public.appointments
  add column requested_at timestamptz,
  add column moves_by_patient int not null default 0 check (moves_by_patient >= 0),
  add column corrected_at timestamptz;
comment on column public.appointments.hold_expires_at is
  'Until when the time is kept for a step that is still due: the details (held), an answer (requested), the money (awaiting_payment).';
comment on column public.appointments.requested_at is 'When the specialist was asked; from then on they may read the visit.';
comment on column public.appointments.moves_by_patient is 'How often the patient moved it; a limit of theirs, not of the specialist.';
comment on column public.appointments.corrected_at is
  'When an operator took a no-show back; no job calls it a no-show again.';

do $$
declare
  v_name name;
begin
  for v_name in select c.conname from pg_catalog.pg_constraint c where c.conrelid = 'public.appointments'::regclass
      and c.contype = 'c' and pg_catalog.pg_get_constraintdef(c.oid) ~ '\mstatus\M' loop
    execute format('alter table public.appointments drop constraint %I', v_name);
  end loop;
end $$;
alter table public.appointments
  drop constraint one_visit_at_a_time_per_specialist,
  drop constraint one_visit_at_a_time_per_patient,
  add constraint appointments_status_check check (status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting',
    'in_progress', 'completed', 'cancelled', 'declined', 'expired', 'no_show_patient', 'no_show_specialist', 'entered_in_error')),
  add constraint appointments_pending_until check (status not in ('requested', 'held', 'awaiting_payment')
    or hold_expires_at is not null),
  add constraint appointments_settled check (status not in ('booked', 'waiting', 'in_progress', 'completed', 'no_show_patient',
    'no_show_specialist') or (booked_at is not null and hold_expires_at is null)),
  add constraint appointments_described check (status in ('held', 'expired', 'cancelled', 'entered_in_error')
    or (reason <> '' and consent_at is not null)),
  add constraint appointments_asked check (status not in ('requested', 'declined') or requested_at is not null),
  add constraint appointments_called_off check (status <> 'cancelled' or cancelled_by is not null),
  add constraint appointments_called_off_only check (cancelled_by is null or status in ('cancelled', 'entered_in_error')),
  add constraint one_visit_at_a_time_per_specialist exclude using gist (specialist_id with =, during with &&)
    where (status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')),
  add constraint one_visit_at_a_time_per_patient exclude using gist (patient_id with =, during with &&)
    where (status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress'));

drop index public.appointments_live_blocks, public.appointments_lapsing;
create index appointments_lapsing on public.appointments (hold_expires_at)
  where (status in ('requested', 'held', 'awaiting_payment'));

alter table public.appointment_events
  add column reason text check (length(reason) <= 500),
  add column meta jsonb not null default '{}' check (jsonb_typeof(meta) = 'object' and length(meta::text) <= 2048);
comment on table public.appointment_events is
  'History of each visit: every change of status or time, by whom (null: the system), why. Append-only, written by trigger; readers are those of the visit.';

create function private.step_exists(p_from text, p_to text) returns boolean
language plpgsql immutable security invoker set search_path = '' as $$
begin
  return p_from || '>' || p_to in (
    'held>requested', 'held>awaiting_payment', 'held>booked', 'held>expired', 'held>cancelled',
    'requested>awaiting_payment', 'requested>booked', 'requested>declined', 'requested>expired', 'requested>cancelled',
    'awaiting_payment>booked', 'awaiting_payment>expired', 'awaiting_payment>cancelled', 'expired>booked',
    'booked>waiting', 'booked>in_progress', 'booked>cancelled', 'booked>no_show_patient',
    'waiting>booked', 'waiting>in_progress', 'waiting>cancelled', 'waiting>no_show_patient', 'waiting>no_show_specialist',
    'in_progress>completed', 'no_show_patient>booked', 'no_show_specialist>booked')
    or (p_to = 'entered_in_error' and p_from <> 'entered_in_error');
end $$;
comment on function private.step_exists(text, text) is
  'The machine of a visit. expired → booked is late money whose time is still free; no_show → booked an operator''s correction.';

create or replace function private.guard_appointment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'appointments are never deleted' using errcode = '42501', hint = 'access.refused';
  end if;
  if tg_op = 'INSERT' then
    if new.status <> 'held' then
      raise exception 'an appointment begins as held' using errcode = 'P0001', hint = 'booking.notNow';
    end if;
    return new;
  end if;
  if (new.patient_id, new.specialist_id, new.visit_type_id, new.price_minor, new.currency, new.booked_by, new.created_at,
      new.idempotency_key)
    is distinct from (old.patient_id, old.specialist_id, old.visit_type_id, old.price_minor, old.currency, old.booked_by,
      old.created_at, old.idempotency_key) or new.sequence < old.sequence then
    raise exception 'these facts of an appointment never change' using errcode = '23514';
  end if;
  if (new.during, new.blocks) is distinct from (old.during, old.blocks) and (old.status <> 'booked' or new.status <> 'booked'
      or new.sequence <> old.sequence + 1 or upper(new.during) - lower(new.during) <> upper(old.during) - lower(old.during)
      or least(lower(new.during), lower(old.during)) <= private.clock()) then
    raise exception 'the time of an appointment changes only by moving a booked visit that lies ahead' using errcode = '23514';
  end if;
  if new.status <> old.status and not private.step_exists(old.status, new.status) then
    raise exception 'an appointment cannot go from % to %', old.status, new.status
      using errcode = 'P0001', hint = 'booking.notNow';
  end if;
  if new.status = 'booked' and old.status in ('held', 'requested', 'awaiting_payment', 'expired') and not exists (
      select from public.payments p where p.appointment_id = new.id and p.state in ('not_required', 'authorised', 'paid')) then
    raise exception 'an unpaid appointment is never booked' using errcode = '23514';
  end if;
  new.version := old.version + 1;
  new.updated_at := private.clock();
  return new;
end $$;
comment on function private.guard_appointment() is
  'Refuses steps that private.step_exists() does not have (hint: booking.notNow), changed facts and unpaid bookings, for anyone.';

create function private.explain_step(p_appointment uuid, p_reason text, p_meta jsonb default '{}') returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform set_config('sawubona.step', jsonb_build_object('id', p_appointment, 'reason', nullif(btrim(p_reason), ''),
    'meta', coalesce(p_meta, '{}'))::text, true);
end $$;
comment on function private.explain_step(uuid, text, jsonb) is
  'Says why the next step of a visit is taken; its history row of this transaction carries it.';

create or replace function private.record_appointment_event() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_why text := current_setting('sawubona.step', true);
  v_step jsonb := '{}';
begin
  if tg_op = 'UPDATE' and new.status = old.status and new.during = old.during then
    return null;
  end if;
  if v_why <> '' and (v_why::jsonb ->> 'id')::uuid = new.id then
    v_step := v_why::jsonb;
    perform set_config('sawubona.step', '', true);
  end if;
  insert into public.appointment_events (appointment_id, from_status, to_status, actor, sequence, reason, meta)
  values (new.id, case when tg_op = 'UPDATE' then old.status end, new.status, private.me(), new.sequence,
    left(v_step ->> 'reason', 500), coalesce(v_step -> 'meta', '{}'));
  return null;
end $$;
comment on function private.record_appointment_event() is 'Writes the history of a visit: steps, and moves to another time.';

create function private.locked_appointment(p_id uuid) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments;
begin
  select * into v_row from public.appointments a where a.id = p_id;
  if not found then
    perform private.refuse('booking.notFound');
  end if;
  perform private.lock_calendars(v_row.patient_id, v_row.specialist_id);
  select * into v_row from public.appointments a where a.id = p_id for update;
  return v_row;
end $$;
comment on function private.locked_appointment(uuid) is 'A visit with both calendars and its row locked. Hint: booking.notFound.';

create function private.move_appointment(p_id uuid, p_to text, p_reason text default null, p_meta jsonb default '{}')
returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments := private.locked_appointment(p_id);
begin
  if v_row.status = p_to then
    return v_row;
  end if;
  perform private.explain_step(p_id, p_reason, p_meta);
  update public.appointments set status = p_to,
    booked_at = case when p_to = 'booked' then coalesce(booked_at, private.clock()) else booked_at end,
    hold_expires_at = case when p_to in ('requested', 'awaiting_payment', 'expired') then hold_expires_at end,
    cancelled_by = case when p_to = 'cancelled' then coalesce(p_meta ->> 'by', 'system') else cancelled_by end,
    cancel_reason = case when p_to = 'cancelled' then left(nullif(btrim(p_reason), ''), 500) else cancel_reason end,
    sequence = sequence + case when p_to = 'cancelled' then 1 else 0 end
  where id = p_id returning * into v_row;
  return v_row;
end $$;
comment on function private.move_appointment(uuid, text, text, jsonb) is
  'Takes a step of a visit''s machine with both calendars locked; reason and meta go into its history. Already there: changes nothing. meta.by says who cancels. Hints: booking.notNow, booking.notFound.';

drop policy "specialists read appointments once booked" on public.appointments;
create policy "specialists read appointments once asked or booked" on public.appointments for select to authenticated
  using (specialist_id = (select private.me()) and (booked_at is not null or requested_at is not null));

drop trigger appointments_release_payment on public.appointments;
create trigger appointments_release_payment after update on public.appointments
  for each row when (new.status in ('expired', 'cancelled', 'declined', 'entered_in_error') and old.status <> new.status)
  execute function private.release_payment();

-- Whoever leaves the waiting room, or is corrected back, is not told a second time that the visit is booked.
drop trigger appointments_tell on public.appointments;
create trigger appointments_tell after update on public.appointments for each row
  when (new.status <> old.status and ((new.status = 'booked' and old.booked_at is null)
    or (new.status = 'cancelled' and new.booked_at is not null)))
  execute function private.tell_both();

revoke execute on function private.step_exists(text, text), private.guard_appointment(), private.explain_step(uuid, text, jsonb),
  private.record_appointment_event(), private.locked_appointment(uuid), private.move_appointment(uuid, text, text, jsonb)
  from public, anon, authenticated, service_role;
