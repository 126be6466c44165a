-- What blocks a time, and what lapses: the same two lists in every function that asks.

create or replace function private.flip_lapsed(p_patient uuid, p_specialist uuid, p_blocks tstzrange) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.appointments a set status = 'expired'
  where a.status in ('requested', 'held', 'awaiting_payment') and a.hold_expires_at <= private.clock()
    and (a.specialist_id = p_specialist or a.patient_id = p_patient)
    and a.starts_at between lower(p_blocks) - interval '10 hours' and upper(p_blocks) + interval '2 hours' and a.blocks && p_blocks;
end $$;
comment on function private.flip_lapsed(uuid, uuid, tstzrange) is
  'Turns lapsed holds and unanswered requests that touch the span into expired, so that they no longer block it.';

create or replace function private.book_paid(p_row public.appointments) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  if p_row.status not in ('held', 'awaiting_payment', 'expired')
    or (p_row.status = 'expired' and p_row.starts_at <= private.clock()) then
    return false;
  end if;
  if p_row.status = 'expired' then
    perform private.flip_lapsed(p_row.patient_id, p_row.specialist_id, p_row.blocks);
    if exists (select from public.appointments a where a.specialist_id = p_row.specialist_id and a.id <> p_row.id
        and a.status in ('requested', 'held', 'awaiting_payment', 'booked', 'waiting', 'in_progress')
        and (a.blocks && p_row.during or a.during && p_row.blocks)) then
      return false;
    end if;
  end if;
  update public.appointments set status = 'booked', booked_at = private.clock(), hold_expires_at = null where id = p_row.id;
  return true;
exception when exclusion_violation then
  return false;
end $$;

create or replace function public.expire_lapsed_holds() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_count int;
begin
  -- Skipping locked rows keeps the job out of the way of anyone who is booking or paying right now.
  update public.appointments set status = 'expired' where id in (
    select a.id from public.appointments a
    where a.status in ('requested', 'held', 'awaiting_payment') and a.hold_expires_at <= private.clock()
    order by a.hold_expires_at limit 500 for update skip locked);
  get diagnostics v_count = row_count;
  delete from private.booking_drafts where expires_at <= private.clock();
  delete from private.rate_counts where period < private.clock() - interval '1 day';
  return v_count;
end $$;
