-- Gender, province and town of a specialist served the search, which no longer lists them: they go with the account.

create or replace function private.unlink_person(p_me uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_closed private.closed_accounts;
  v_name text;
  v_around uuid[] := array(select p_me union select a.specialist_id from public.appointments a where a.patient_id = p_me
    union select c.covered_by from public.consultations c where c.patient_id = p_me
    union select g.grantee_id from public.access_grants g where g.patient_id = p_me
    union select r.specialist_id from public.access_requests r where r.patient_id = p_me
    union select unnest(array[d.patient_id, d.delegate_id]) from public.delegations d where p_me in (d.patient_id, d.delegate_id));
begin
  select * into v_closed from private.closed_accounts c where c.id = p_me;
  v_name := private.name_to_forget(v_closed);
  delete from public.notification_prefs where profile_id = p_me;
  delete from public.notification_settings where profile_id = p_me;
  delete from private.booking_drafts where profile_id = p_me;
  delete from private.document_tickets where issued_to = p_me;
  update public.triage_sessions set answers = null where profile_id = p_me and attached_at is null and answers is not null;
  update public.consultations set patient_location = null, callback_phone = null, callback_e164 = null
    where patient_id = p_me;
  update public.emergency_contacts set name = 'Closed account', relationship = 'Closed account', phone = '0000000000'
  where patient_id = p_me;
  update public.patients set date_of_birth = date_trunc('year', date_of_birth::timestamp)::date, address = 'Closed account',
    id_kind = null, id_number = null where profile_id = p_me;
  update public.chart_versions set content = private.unlinked(kind, content, v_closed)
  where patient_id = p_me and kind in ('patients', 'emergency_contacts');
  update public.delegations set invited_email = case when delegate_id is null then 'closed@account.invalid' end
  where p_me in (patient_id, delegate_id) and invited_email is not null;
  -- What the people around them were told names them, too.
  update public.notifications n set payload = private.without_name(n.payload, v_name)
  where n.recipient_id = any (v_around) and n.payload <> private.without_name(n.payload, v_name)
    and exists (select from private.closed_behind('notifications', to_jsonb(n)) b where b.id = p_me);
  update public.outbox o set payload = private.without_name(o.payload, v_name)
  where o.recipient_id = any (v_around) and o.recipient_id <> p_me and o.payload <> private.without_name(o.payload, v_name)
    and exists (select from private.closed_behind('outbox', to_jsonb(o)) b where b.id = p_me);
  update public.outbox set recipient_email = 'closed@account.invalid', last_error = null,
    payload = private.without_name(payload, v_name), state = case when state in ('waiting', 'sending') then 'failed'
      else state end
  where recipient_id = p_me;
  update public.specialists set bio = 'Closed account', reg_note = '', gender = null, province = null, city = ''
  where profile_id = p_me;
  update public.profiles set clerk_id = null, email = '', phone_raw = null, phone_e164 = null,
    first_name = case v_closed.role when 'specialist' then first_name else 'Closed' end,
    last_name = case v_closed.role when 'specialist' then last_name else 'account' end where id = p_me;
end $$;
