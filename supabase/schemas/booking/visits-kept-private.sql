-- A visit that its patient keeps to themselves: who acts for them, as guardian or by invitation, finds no trace of it in lists,
-- record, messages, payments or notices. Their specialist sees it as any other.

create function private.is_hidden(p_appointment uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return p_appointment is not null and exists (select from public.appointments a where a.id = p_appointment and a.kept_private
    and private.acts_for(a.patient_id, private.actor()));
end $$;
comment on function private.is_hidden(uuid) is
  'Whether its patient keeps this visit from the caller: it is private, and the caller acts for them.';
grant execute on function private.is_hidden to authenticated;

create function public.keep_visit_private(p_appointment uuid, p_private boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.appointments := private.my_appointment(p_appointment, 'patient');
begin
  -- The patient alone decides it, by their own sign-in.
  if v_row.patient_id <> private.actor() then
    perform private.refuse('booking.notFound');
  end if;
  if p_private is null then
    perform private.refuse('data.invalid');
  end if;
  update public.appointments a set kept_private = p_private where a.id = v_row.id and a.kept_private <> p_private;
end $$;
comment on function public.keep_visit_private(uuid, boolean) is
  'The patient keeps a visit from those who act for them, or shows it to them again. Repeatable. Hints: booking.notFound, data.invalid.';
grant execute on function public.keep_visit_private to authenticated;

create function private.hide_private(p_table text, p_column text) returns void
language plpgsql volatile security invoker set search_path = '' as $$
begin
  execute format('create policy "what a patient keeps to themselves is hidden from who acts for them" on %s as restrictive
    for select to authenticated using ((select not private.is_acting()) or not private.is_hidden(%I))', p_table, p_column);
end $$;
comment on function private.hide_private(text, text) is
  'Hides rows of visits that their patient keeps private from who acts for them; the column names the visit.';
