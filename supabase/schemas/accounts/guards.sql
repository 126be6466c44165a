-- A closed account does nothing more, and what the law keeps of it changes to its unlinked form only.
--
-- The machines refuse every change of what was said and done. Their one exception is written here: a row of somebody whose
-- account is closed may be changed to its unlinked form, and to nothing else.

create function private.is_unlinking(p_table text, p_old jsonb, p_new jsonb) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  v_free text[] := array['updated_at', 'version'];
begin
  return exists (select from private.closed_accounts)
    and exists (select from private.closed_behind(p_table, p_old) c
      where p_new - v_free = private.unlinked(p_table, p_old, c) - v_free);
end $$;
comment on function private.is_unlinking(text, jsonb, jsonb) is
  'Whether a change makes the unlinked form of a row of a closed account, and nothing else: then guards let it through.';

create function private.refuse_closed() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_row jsonb := to_jsonb(new);
  v_people uuid[] := array[v_row ->> 'patient_id', v_row ->> 'specialist_id', v_row ->> 'grantee_id',
    v_row ->> 'delegate_id'];
begin
  -- Whoever began before the account was closed waits here for the closing, and then sees it. Bookings waited for the calendar.
  if tg_argv[0] = 'wait' then
    perform from public.profiles p where p.id = any (v_people) order by p.id for key share;
  end if;
  if exists (select from private.closed_accounts c where c.id = any (v_people)) then
    raise exception 'the account is closed' using errcode = '42501', hint = 'access.refused';
  end if;
  return new;
end $$;
comment on function private.refuse_closed() is 'Nothing new begins with somebody whose account is closed.';

create function private.tell_nobody() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  return case when exists (select from private.closed_accounts c where c.id = new.recipient_id) then null else new end;
end $$;
comment on function private.tell_nobody() is 'Nobody reads what a closed account is told.';
