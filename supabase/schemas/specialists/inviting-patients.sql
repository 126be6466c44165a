-- A specialist invites the patients they had before, by mail: one mail to an address from one specialist, ever. Of an address a
-- hash is kept, no name, and nobody learns by it who has an account.

create table private.patient_invitations (
  specialist_id uuid not null references public.specialists (profile_id),
  email_hash bytea not null check (length(email_hash) = 32),
  invited_at timestamptz not null default private.clock(),
  primary key (specialist_id, email_hash)
);
comment on table private.patient_invitations is
  'Which addresses a specialist invited already, as hashes: each gets one mail from them, ever.';

create index patient_invitations_of_day on private.patient_invitations (specialist_id, invited_at);
alter table private.patient_invitations enable row level security;
alter table private.patient_invitations force row level security;
revoke all on private.patient_invitations from public, anon, authenticated, service_role;

create function public.invite_patients(p_emails text[]) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_specialist();
  v_email text;
  v_outcome text;
  v_hash bytea;
  v_left int;
  v_report jsonb := '[]';
begin
  if not private.is_practising(v_me) then
    raise exception 'only who practises invites patients' using errcode = '42501', hint = 'access.refused';
  end if;
  if p_emails is null or cardinality(p_emails) not between 1 and 200 then
    perform private.refuse('patients.howMany');
  end if;
  perform private.spend('invite_patients', 20, 20, 86400);
  -- One after the other: how many left today is counted under this lock.
  perform from public.specialists s where s.profile_id = v_me for no key update;
  select 400 - count(*) into v_left from private.patient_invitations i
  where i.specialist_id = v_me and i.invited_at > private.clock() - interval '24 hours';
  foreach v_email in array p_emails loop
    v_email := lower(btrim(left(coalesce(v_email, ''), 300), E' \t\r\n'));
    v_hash := private.code_hash('patient ' || v_me || ' ' || v_email);
    v_outcome := case
      when v_email !~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' or length(v_email) > 254 then 'noAddress'
      when exists (select from private.patient_invitations i where i.specialist_id = v_me and i.email_hash = v_hash) then 'invitedBefore'
      when v_left <= 0 then 'tomorrow'
      else 'sent' end;
    if v_outcome = 'sent' then
      v_left := v_left - 1;
      insert into private.patient_invitations (specialist_id, email_hash) values (v_me, v_hash);
      insert into public.outbox (recipient_email, template, payload, dedupe_key)
      values (v_email, 'notifications.patientInvitation', jsonb_build_object('recipientName', '', 'fromName', private.person_name(v_me),
        'specialistId', v_me), 'notifications.patientInvitation:' || v_me || ':' || encode(v_hash, 'hex'));
    end if;
    v_report := v_report || jsonb_build_object('email', v_email, 'outcome', v_outcome);
  end loop;
  return v_report;
end $$;
comment on function public.invite_patients(text[]) is
  'A practising specialist invites patients they had before to their page, by address, 200 at once and 400 in 24 hours. Gives what became of each, in order: [{email, outcome: sent, invitedBefore (by this specialist), noAddress, tomorrow (400 were sent)}]. Answers alike whether an address has an account. Hints: patients.howMany, data.busy; 42501 for anybody else.';
grant execute on function public.invite_patients to authenticated;
