-- Outbox: mails are rows written in the transaction that caused them, delivered afterwards by the server.
--
-- Both sides learn from the same event. Payloads carry names, times and prices, never a reason, a specialty or another
-- health word: a mail is read on lock screens and by whoever shares the inbox.

create table public.outbox (
  id bigint generated always as identity primary key,
  channel text not null default 'email' check (channel in ('email')),
  recipient_email text not null check (length(recipient_email) between 3 and 254),
  template text not null check (length(template) <= 60),
  payload jsonb not null check (length(payload::text) <= 4096),
  dedupe_key text not null unique check (length(dedupe_key) <= 200),
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed')),
  attempts int not null default 0,
  not_before timestamptz not null default now(),
  last_error text check (length(last_error) <= 500),
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
comment on table public.outbox is 'Messages to deliver, once per event and recipient. Server only: claim_outbox and settle_outbox.';
create index outbox_due on public.outbox (not_before, id) where state in ('waiting', 'sending');
alter table public.outbox enable row level security;
alter table public.outbox force row level security;
revoke all on public.outbox from public, anon, authenticated, service_role;

create function private.tell(p_row public.appointments, p_event text, p_side text) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.outbox (recipient_email, template, payload, dedupe_key)
  select me.email, p_event || '.' || p_side, jsonb_build_object(
      'appointmentId', p_row.id, 'recipientName', me.name, 'counterpartName', other.name, 'startsAt', p_row.starts_at,
      'endsAt', p_row.ends_at, 'timeZone', case p_side when 'patient' then p_row.tz_patient else p_row.tz_specialist end,
      'minutes', (extract(epoch from p_row.ends_at - p_row.starts_at) / 60)::int, 'mode', p_row.mode,
      'priceMinor', p_row.price_minor, 'currency', p_row.currency, 'sequence', p_row.sequence, 'cancelledBy', p_row.cancelled_by,
      'refundMinor', (select p.refund_minor from public.payments p where p.appointment_id = p_row.id)),
    p_row.id || ':' || p_row.sequence || ':' || p_event || ':' || p_side
  from public.profiles me, public.profiles other
  where me.id = case p_side when 'patient' then p_row.patient_id else p_row.specialist_id end
    and other.id = case p_side when 'patient' then p_row.specialist_id else p_row.patient_id end
    and me.email <> ''
  on conflict (dedupe_key) do nothing
$$;
comment on function private.tell(public.appointments, text, text) is 'Puts one mail about a visit into the outbox for one side.';

create function private.tell_both() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_event text := case new.status when 'booked' then 'booking.confirmed' else 'booking.cancelled' end;
begin
  perform private.tell(new, v_event, 'patient'), private.tell(new, v_event, 'specialist');
  return null;
end $$;
comment on function private.tell_both() is 'Tells both sides when a visit was booked, or called off after it was booked.';

create trigger appointments_tell after update on public.appointments for each row
  when (new.status <> old.status and (new.status = 'booked' or (new.status = 'cancelled' and new.booked_at is not null)))
  execute function private.tell_both();

create function public.claim_outbox(p_limit int default 20) returns setof public.outbox
language sql volatile security definer set search_path = '' as $$
  update public.outbox set state = 'sending', attempts = attempts + 1, not_before = now() + interval '2 minutes'
  where id in (select o.id from public.outbox o where o.state in ('waiting', 'sending') and o.not_before <= now()
    order by o.not_before, o.id limit least(greatest(coalesce(p_limit, 20), 1), 100) for update skip locked)
  returning *
$$;
comment on function public.claim_outbox(int) is
  'Messages to deliver now, each to one worker. A worker that dies keeps its claim for two minutes, then another may try.';

create function public.settle_outbox(p_id bigint, p_ok boolean, p_error text default null) returns void
language sql volatile security definer set search_path = '' as $$
  update public.outbox set
    state = case when p_ok then 'sent' when attempts >= 8 then 'failed' else 'waiting' end,
    sent_at = case when p_ok then now() end,
    last_error = case when p_ok then null else left(p_error, 500) end,
    not_before = case when p_ok then not_before else now() + make_interval(secs => least(30 * power(2, attempts), 21600)) end
  where id = p_id and state = 'sending'
$$;
comment on function public.settle_outbox(bigint, boolean, text) is 'Reports a delivery; a failure is tried again with growing pauses, eight times at most.';

revoke execute on function private.tell(public.appointments, text, text), private.tell_both(), public.claim_outbox(int),
  public.settle_outbox(bigint, boolean, text) from public, anon, authenticated, service_role;
grant execute on function public.claim_outbox(int), public.settle_outbox(bigint, boolean, text) to service_role;
