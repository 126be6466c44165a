-- Visits of which who acts for a patient finds no trace in lists, record, messages, payments or notices. Their specialist sees
-- them as any other.
--
-- Those that the patient keeps to themselves are hidden from everybody who acts. Those about what the law names (Children's Act
-- 38 of 2005, s. 13, 130, 133, 134; Choice Act 92 of 1996, s. 5) are hidden from guardians and carers without the sensitive parts,
-- so from the twelfth birthday on. What somebody booked themselves they know.

create function private.category_of_visit(p_appointment uuid) returns text
language sql stable security definer set search_path = '' as $$
  -- By what was said and written about it and whom it is with; never by what its sender calls it. Of a symptom check that is
  -- only unsorted nothing is known that the law names.
  select coalesce(
    (select o.category from (
        select t.category from public.triage_sessions t where t.appointment_id = p_appointment
        union all select n.category from public.notes n where n.appointment_id = p_appointment
        union all select p.category from public.prescriptions p where p.appointment_id = p_appointment
        union all select d.category from public.documents d where d.appointment_id = p_appointment
        union all select case s.specialty when 'obgyn' then 'sexual_health' when 'psychiatry' then 'mental_health' end
          from public.appointments a join public.specialists s on s.profile_id = a.specialist_id where a.id = p_appointment) o
      where o.category in ('sexual_health', 'mental_health') order by o.category desc limit 1),
    (select 'unsorted' from public.appointments a where a.id = p_appointment and private.sounds_private(a.reason)),
    'ordinary')
$$;
comment on function private.category_of_visit(uuid) is
  'What a visit is about, of what the law lets young people keep: sexual_health, mental_health, unsorted (the reason may speak of either), else ordinary.';

create function private.is_hidden_from(p_appointment uuid, p_person uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return p_appointment is not null and exists (select from public.appointments a
    join public.delegations d on d.patient_id = a.patient_id and d.delegate_id = p_person and d.state = 'active'
    where a.id = p_appointment and (a.kept_private and (d.until is null or d.until > private.clock())
      or d.basis <> 'invited' and a.booked_by <> p_person and not 'sensitive' = any (private.effective_scopes(d))
        and private.category_of_visit(a.id) <> 'ordinary'));
end $$;
comment on function private.is_hidden_from(uuid, uuid) is
  'Whether this person, who acts for the patient of a visit, finds no trace of it: it is kept private, or about what a guardian or carer without the sensitive parts is not told, and booked by another.';

create function private.is_hidden(p_appointment uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.is_hidden_from(p_appointment, private.actor());
end $$;
comment on function private.is_hidden(uuid) is 'The same of the caller.';
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
