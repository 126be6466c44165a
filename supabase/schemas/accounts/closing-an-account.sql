-- Closing an account: one transaction that ends everything open through its own machine, erases what no law keeps, unlinks
-- the rest, and says which is which.

create function private.drop_own_files(p_me uuid) returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_mine uuid[] := array(select d.id from public.documents d where d.patient_id = p_me and d.source = 'self'
    -- A child's are sent by who looks after it.
    and (d.recorded_by = p_me or exists (select from public.delegations g where g.patient_id = p_me and g.delegate_id = d.recorded_by
      and g.basis <> 'invited')) and d.appointment_id is null
    and not exists (select from public.messages m where m.document_id = d.id)
    and not exists (select from public.intake i join public.appointments a on a.id = i.appointment_id
      where d.id = any (i.files) and (a.booked_at is not null or a.requested_at is not null)));
begin
  update public.documents set state = 'removed' where id = any (v_mine) and state = 'stored';
  insert into private.files_to_remove (bucket, path) select 'documents', d.path from public.documents d
    where d.id = any (v_mine)
  on conflict do nothing;
  update public.documents set title = 'Closed account', file_name = 'Closed account' where id = any (v_mine);
  update public.chart_versions v set content = private.unlinked('documents', v.content, c)
  from private.closed_accounts c where c.id = p_me and v.patient_id = p_me and v.kind = 'documents'
    and v.row_id = any (v_mine);
  return cardinality(v_mine);
end $$;
comment on function private.drop_own_files(uuid) is
  'Takes the documents that a person uploaded and no visit ever got off the list and marks their bytes for removal. How many.';

create function private.unlink_person(p_me uuid) returns void
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
  delete from public.medical_aids where patient_id = p_me;
  delete from public.notification_prefs where profile_id = p_me;
  delete from public.notification_settings where profile_id = p_me;
  delete from private.phone_numbers where profile_id = p_me;
  delete from private.booking_drafts where profile_id = p_me;
  delete from private.look_tickets where issued_to = p_me;
  update public.triage_sessions set answers = null where profile_id = p_me and attached_at is null and answers is not null;
  update public.consultations set patient_location = null, callback_phone = null, callback_e164 = null
    where patient_id = p_me;
  update public.emergency_contacts set name = 'Closed account', relationship = 'Closed account', phone = '0000000000',
    phone_e164 = null
  where patient_id = p_me;
  update public.patients set date_of_birth = date_trunc('year', date_of_birth::timestamp)::date, address = 'Closed account',
    id_kind = null, id_number = null where profile_id = p_me;
  update public.chart_versions set content = private.unlinked(kind, content, v_closed)
  where patient_id = p_me and kind in ('patients', 'emergency_contacts');
  update private.visit_guests set name = 'Closed account' where p_me in (guest_id, invited_by) and name <> 'Closed account';
  update private.paper_sendings set to_name = 'Closed account', to_email = 'closed@account.invalid'
  where patient_id = p_me and to_email <> 'closed@account.invalid';
  update private.record_links set label = 'Closed account' where patient_id = p_me and label not in ('', 'Closed account');
  update public.delegations set invited_email = case when delegate_id is null then 'closed@account.invalid' end
  where p_me in (patient_id, delegate_id) and invited_email is not null;
  -- What the people around them were told names them, too.
  update public.notifications n set payload = private.without_name(n.payload, v_name)
  where n.recipient_id = any (v_around) and n.payload <> private.without_name(n.payload, v_name)
    and exists (select from private.closed_behind('notifications', to_jsonb(n)) b where b.id = p_me);
  update public.outbox o set payload = private.without_name(o.payload, v_name)
  where o.recipient_id = any (v_around) and o.recipient_id <> p_me and o.payload <> private.without_name(o.payload, v_name)
    and exists (select from private.closed_behind('outbox', to_jsonb(o)) b where b.id = p_me);
  update public.outbox set recipient_email = case channel when 'email' then 'closed@account.invalid' end, recipient_phone = null,
    push_subscription_id = null, last_error = null,
    payload = private.without_name(payload, v_name), state = case when state in ('waiting', 'sending') then 'failed'
      else state end
  where recipient_id = p_me;
  delete from private.push_subscriptions where profile_id = p_me;
  update public.specialists set bio = 'Closed account', reg_note = '', gender = null, province = null, city = '',
    practice_number = ''
  where profile_id = p_me;
  update public.profiles set clerk_id = null, email = '', phone_raw = null, phone_e164 = null,
    first_name = case v_closed.role when 'specialist' then first_name else 'Closed' end,
    last_name = case v_closed.role when 'specialist' then last_name else 'account' end where id = p_me;
end $$;
comment on function private.unlink_person(uuid) is
  'Erases what leads to a person and no law keeps; the rest stays under an id that leads nowhere. A specialist stays named as the author of records.';

create function private.end_identity(p_me uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  -- Sessions, refresh tokens and identities go with the user of the backend, where it has one (third-party mode has none).
  if to_regclass('auth.users') is not null then
    delete from auth.users where id = private.account_of(p_me);
  end if;
end $$;
comment on function private.end_identity(uuid) is
  'Removes the backend''s user with sessions and identities: the same identity is somebody new the next time it signs in.';

create function public.close_my_account(p_confirm text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
  v_row private.closed_accounts;
begin
  perform private.refuse_reading_request();
  perform private.require_fresh_sign_in();
  perform private.spend('close_my_account', 10, 10, 3600);
  if lower(btrim(coalesce(p_confirm, ''), E' \t\n\r')) <> 'close my account' then
    perform private.refuse('account.confirmWords');
  end if;
  -- Bookings wait for the calendar, rights for the rows (in the order in which giving a right locks them): whoever is second
  -- sees what the first did.
  perform private.lock_calendars(v_me, v_me);
  perform from public.patients p where p.profile_id = v_me for update;
  perform from public.profiles p where p.id = v_me for update;
  if not found then
    perform private.refuse('data.notFound');
  end if;
  if exists (select from private.closed_accounts c where c.id = v_me) then
    raise exception 'the account is closed' using errcode = '42501', hint = 'access.refused';
  end if;
  perform private.require_closable(v_me);
  perform private.end_everything(v_me);
  insert into private.closed_accounts (id, role, name, date_of_birth, kept)
  select p.id, p.role, p.name, (select x.date_of_birth from public.patients x where x.profile_id = p.id),
    private.kept_by_law(p.id)
  from public.profiles p where p.id = v_me returning * into v_row;
  perform private.drop_own_files(v_me);
  perform private.unlink_person(v_me);
  perform private.end_identity(v_me);
  return jsonb_build_object('closedAt', v_row.closed_at, 'kept', v_row.kept, 'erased', to_jsonb(array['name', 'email',
    'phone',
    'address', 'dayOfBirth', 'idNumber', 'emergencyContact', 'medicalAid', 'ownDocuments', 'drafts', 'notificationSettings', 'signIn']));
end $$;
comment on function public.close_my_account(text) is
  'Closes the caller''s account for good, after a recent sign-in and the words of CLOSE_ACCOUNT_WORDS. Gives what is kept (category, law, until) and what was erased. Hints: access.signInAgain, account.confirmWords, operator, visitsOpen, moneyOnItsWay, patientsBooked, notesUnsigned, requestsOpen.';
grant execute on function public.close_my_account to authenticated;

create function private.forget_closed() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_today date := private.clock()::date;
  v_count int := 0;
  r private.closed_accounts;
begin
  perform private.settle_closed_records();
  for r in select c.* from private.closed_accounts c where c.forgotten_at is null order by c.closed_at limit 100 for update skip locked loop
    if not exists (select from jsonb_array_elements(r.kept) k where k ->> 'category' = 'prescriptions'
      and (k ->> 'until')::date > v_today)
    then
      update public.prescriptions p set particulars = private.unlinked('prescriptions', to_jsonb(p), r) -> 'particulars'
      where p.patient_id = r.id and p.issued_at is not null and p.particulars ->> 'patientName' <> 'Closed account';
      update public.letters l set particulars = private.unlinked('letters', to_jsonb(l), r) -> 'particulars'
      where l.patient_id = r.id and l.particulars ->> 'patientName' <> 'Closed account';
      -- A signed file names the person for good: its bytes go, and its hash stays.
      insert into private.files_to_remove (bucket, path)
      select 'documents', f.path from public.paper_files f where f.patient_id = r.id and f.path is not null on conflict do nothing;
      update private.papers p set facts = private.unlinked('papers', to_jsonb(p), r) -> 'facts'
      where p.patient_id = r.id and p.facts -> 'patient' ->> 'name' <> 'Closed account';
    end if;
    if not exists (select from jsonb_array_elements(r.kept) k where k ->> 'category' = 'payments' and (k ->> 'until')::date > v_today) then
      update private.invoices i set patient_name = private.unlinked('invoices', to_jsonb(i), r) ->> 'patient_name',
        payer_name = private.unlinked('invoices', to_jsonb(i), r) ->> 'payer_name'
      where i.patient_id = r.id and i.patient_name <> 'Closed account' or i.payer_id = r.id and i.payer_name <> 'Closed account';
    end if;
    if not exists (select from jsonb_array_elements(r.kept) k where (k ->> 'until')::date > v_today) then
      update private.closed_accounts set name = null, date_of_birth = null, forgotten_at = private.clock() where id = r.id;
      v_count := v_count + 1;
    end if;
  end loop;
  return v_count;
end $$;
comment on function private.forget_closed() is
  'Erases the patient from prescriptions and letters and the sealed name and birthday when their terms are over; the rows of the record stay, without a person. How many were forgotten for good.';
