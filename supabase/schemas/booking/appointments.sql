-- Appointments: the row and its state machine.
--
-- Slots are computed, appointments are rows. Two exclusion constraints decide who gets a time: one visit at a time per
-- specialist and per patient. A predicate cannot depend on now(), so a lapsed hold blocks until its status changes;
-- booking functions flip overlapping lapsed holds first, searches ignore them by time, a scheduled job only tidies.
-- What blocks a time, and what lapses, are the same two lists in every function that asks.

create table public.appointments (
  id uuid primary key default gen_random_uuid(),
  patient_id uuid not null references public.patients (profile_id),
  specialist_id uuid not null references public.specialists (profile_id),
  visit_type_id uuid not null references public.visit_types (id),
  during tstzrange not null check (not isempty(during) and lower_inc(during) and not upper_inc(during)
    and lower(during) is not null and upper(during) is not null),
  blocks tstzrange not null check (blocks @> during),
  starts_at timestamptz not null generated always as (lower(during)) stored,
  ends_at timestamptz not null generated always as (upper(during)) stored,
  status text not null default 'held',
  mode text not null check (mode in ('video', 'voice', 'chat')),
  hold_expires_at timestamptz,
  extension_used boolean not null default false,
  reason text not null default '' check (length(reason) <= 1000),
  consent_at timestamptz,
  booked_at timestamptz,
  booked_by uuid not null references public.profiles (id),
  tz_patient text not null check (length(tz_patient) <= 60),
  tz_specialist text not null check (length(tz_specialist) <= 60),
  visit_type_name text not null check (length(visit_type_name) <= 100),
  price_minor int not null check (price_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  cancel_notice_minutes int not null check (cancel_notice_minutes >= 0),
  late_refund_percent int not null check (late_refund_percent between 0 and 100),
  sequence int not null default 0 check (sequence >= 0),
  version int not null default 1,
  idempotency_key uuid not null,
  cancelled_by text check (cancelled_by in ('patient', 'specialist', 'system')),
  cancel_reason text check (length(cancel_reason) <= 500),
  cancelled_late boolean not null default false,
  created_at timestamptz not null default private.clock(),
  updated_at timestamptz not null default private.clock(),
  requested_at timestamptz,
  moves_by_patient int not null default 0 check (moves_by_patient >= 0),
  corrected_at timestamptz,
  needs_approval boolean not null default false,
  moved_by text check (moved_by in ('patient', 'specialist')),
  companion text not null default '' check (length(companion) <= 100)
    constraint companion_is_plain check (companion = private.plain_name(companion)),
  replaces uuid references public.appointments (id),
  extra_minutes int not null default 0 check (extra_minutes between 0 and 240),
  moved_at timestamptz,
  cancels_at timestamptz,
  cancels_as jsonb check (jsonb_typeof(cancels_as) = 'object'),
  proposed_start timestamptz,
  proposal_reason text check (length(proposal_reason) between 1 and 500),
  proposal_until timestamptz,
  kept_private boolean not null default false,
  turned_from uuid unique references public.appointments (id),
  unique (patient_id, idempotency_key),
  check (patient_id <> specialist_id),
  constraint appointments_status_check check (status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting',
    'in_progress', 'completed', 'cancelled', 'declined', 'expired', 'no_show_patient', 'no_show_specialist', 'entered_in_error')),
  constraint appointments_pending_until check (status not in ('requested', 'held', 'awaiting_payment')
    or hold_expires_at is not null),
  constraint appointments_settled check (status not in ('booked', 'waiting', 'in_progress', 'completed', 'no_show_patient',
    'no_show_specialist') or (booked_at is not null and hold_expires_at is null)),
  constraint appointments_described check (status in ('held', 'expired', 'cancelled', 'entered_in_error')
    or (reason <> '' and consent_at is not null)),
  constraint appointments_asked check (status not in ('requested', 'declined') or requested_at is not null),
  constraint appointments_called_off check (status <> 'cancelled' or cancelled_by is not null),
  constraint appointments_called_off_only check (cancelled_by is null or status in ('cancelled', 'entered_in_error')),
  constraint one_visit_at_a_time_per_specialist exclude using gist (specialist_id with =, during with &&)
    where (status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')),
  constraint one_visit_at_a_time_per_patient exclude using gist (patient_id with =, during with &&)
    where (status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')),
  constraint appointments_called_off_soon check ((cancels_at is null) = (cancels_as is null)
    and (cancels_at is null or status in ('booked', 'waiting'))),
  constraint appointments_proposed check ((proposed_start is null) = (proposal_reason is null)
    and (proposed_start is null or status = 'booked' and proposal_until is not null))
);
comment on table public.appointments is
  'One visit. Price, notice and zone are as shown when it was booked. Patient reads own; the specialist reads it once it was booked. Written by functions only; a trigger refuses illegal transitions for anyone.';
comment on column public.appointments.extra_minutes is
  'How much of its length is the extra time that the patient needs, as they said when it was held.';
comment on column public.appointments.blocks is 'The visit with its buffers: no other visit of the specialist may lie in it.';
comment on column public.appointments.hold_expires_at is
  'Until when the time is kept for a step that is still due: the details (held), an answer (requested), the money (awaiting_payment).';
comment on column public.appointments.requested_at is 'When the specialist was asked; from then on they may read the visit.';
comment on column public.appointments.moves_by_patient is 'How often the patient moved it; a limit of theirs, not of the specialist.';
comment on column public.appointments.corrected_at is
  'When an operator took a no-show back; no job calls it a no-show again.';
comment on column public.appointments.needs_approval is 'As the visit type said when the time was held.';
comment on column public.appointments.moved_by is
  'Who moved it last. A time the specialist chose is one the patient may leave without cost, however late.';
comment on column public.appointments.moved_at is
  'Since when it has its time, if it was ever moved; the minutes in which second thoughts are free count from here.';
comment on column public.appointments.cancels_at is
  'When it is called off unless whoever pressed cancel takes that back first; until then nothing has happened to it.';
comment on column public.appointments.cancels_as is
  'What is done then: {by, reason, late, refundMinor} as they were at the press.';
comment on column public.appointments.proposed_start is
  'The time to which its specialist asks to move it, kept for its patient until proposal_until; the visit keeps its own until the patient agrees. Ends with a move or another status.';
comment on column public.appointments.proposal_until is
  'Until when the patient may answer the last proposal. Stays when nobody answered or it was taken back: whoever was asked to move may leave without cost. Ends with a move or another status.';
comment on column public.appointments.kept_private is
  'The patient keeps it to themselves: nobody who acts for them learns of it.';
comment on column public.appointments.turned_from is
  'The visit, booked for another child, that became this one while it ran; null for any other.';
comment on column public.appointments.companion is 'Who comes along, as whoever booked named them; asked of a child. Empty: not said.';
comment on column public.appointments.replaces is
  'The visit its specialist missed, for which this time was kept; null for any other.';

create index appointments_of_patient on public.appointments (patient_id, starts_at desc);
create index appointments_of_specialist on public.appointments (specialist_id, starts_at desc);
comment on index public.appointments_of_specialist is
  'A calendar. With buffers a visit reaches at most ten hours beyond its start and two before.';
create index appointments_lapsing on public.appointments (hold_expires_at)
  where (status in ('requested', 'held', 'awaiting_payment'));
create index appointments_missed on public.appointments (starts_at)
  where status in ('no_show_patient', 'no_show_specialist');
create index appointments_to_settle on public.appointments (starts_at) where status in ('booked', 'waiting');
create index appointments_called_off_soon on public.appointments (cancels_at) where cancels_at is not null;
create index appointments_proposed on public.appointments (specialist_id, proposed_start) where proposed_start is not null;
create index appointments_unanswered on public.appointments (proposal_until) where proposed_start is not null;
create index appointments_running on public.appointments (ends_at) where status = 'in_progress';
create index appointments_seen on public.appointments (patient_id, specialist_id, starts_at) where status in ('in_progress', 'completed');
create unique index one_time_instead_of_a_visit on public.appointments (replaces) where replaces is not null;

alter table public.appointments enable row level security;
alter table public.appointments force row level security;
create policy "patients read their own appointments" on public.appointments
  for select to authenticated using (patient_id = (select private.me()));
create policy "specialists read appointments once asked or booked" on public.appointments for select to authenticated
  using (specialist_id = (select private.me_practising()) and (booked_at is not null or requested_at is not null));
revoke all on public.appointments from public, anon, authenticated, service_role;
-- What a patient wrote is told by functions alone: a row may be read for longer than that may.
grant select (id, patient_id, specialist_id, visit_type_id, during, blocks, starts_at, ends_at, status, mode, hold_expires_at,
  extension_used, consent_at, booked_at, booked_by, tz_patient, tz_specialist, visit_type_name, price_minor, currency,
  cancel_notice_minutes, late_refund_percent, sequence, version, idempotency_key, cancelled_by, cancelled_late, created_at,
  updated_at, requested_at, moves_by_patient, corrected_at, needs_approval, moved_by, replaces, extra_minutes)
  on public.appointments to authenticated;

create function private.guard_appointment() returns trigger
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
      new.idempotency_key, new.extra_minutes, new.turned_from)
    is distinct from (old.patient_id, old.specialist_id, old.visit_type_id, old.price_minor, old.currency, old.booked_by,
      old.created_at, old.idempotency_key, old.extra_minutes, old.turned_from) or new.sequence < old.sequence then
    raise exception 'these facts of an appointment never change' using errcode = '23514';
  end if;
  if new.replaces is distinct from old.replaces and (old.replaces is not null or old.status <> 'held') then
    raise exception 'what a time was kept for never changes' using errcode = '23514';
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
  if new.status not in ('booked', 'waiting') then
    new.cancels_at := null;
    new.cancels_as := null;
  end if;
  if new.status <> 'booked' or new.during <> old.during then
    new.proposed_start := null;
    new.proposal_reason := null;
    new.proposal_until := null;
  end if;
  new.version := old.version + 1;
  new.updated_at := private.clock();
  return new;
end $$;
comment on function private.guard_appointment() is
  'Refuses steps that private.step_exists() does not have (hint: booking.notNow), changed facts and unpaid bookings, for anyone.';

create trigger appointments_guard before insert or update or delete on public.appointments
  for each row execute function private.guard_appointment();

create function private.record_appointment_event(p_old public.appointments, p_new public.appointments) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_why text := current_setting('sawubona.step', true);
  v_step jsonb := '{}';
begin
  if v_why <> '' and (v_why::jsonb ->> 'id')::uuid = p_new.id then
    v_step := v_why::jsonb;
    perform set_config('sawubona.step', '', true);
  end if;
  insert into public.appointment_events (appointment_id, from_status, to_status, actor, sequence, reason, meta)
  values (p_new.id, p_old.status, p_new.status, private.actor(), p_new.sequence,
    left(v_step ->> 'reason', 500), coalesce(v_step -> 'meta', '{}'));
end $$;
comment on function private.record_appointment_event(public.appointments, public.appointments) is 'Writes the history of a visit: steps, and moves to another time.';

create trigger appointments_guard_all before truncate on public.appointments
  for each statement execute function private.refuse_change();
create trigger appointments_closed before insert on public.appointments for each row execute function private.refuse_closed();
