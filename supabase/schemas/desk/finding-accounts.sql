-- An operator finds an account by its exact address, to help its owner: how it stands, nothing of a record.

create table private.account_looks (
  id bigint generated always as identity primary key,
  operator_id uuid not null references public.operators (profile_id),
  person_id uuid not null references public.profiles (id),
  at timestamptz not null default private.clock()
);
comment on table private.account_looks is 'Which operator looked up whose account, and when. Append-only.';

create index account_looks_of_operator on private.account_looks (operator_id, at desc);
create index account_looks_of_person on private.account_looks (person_id);

alter table private.account_looks enable row level security;
alter table private.account_looks force row level security;
revoke all on private.account_looks from public, anon, authenticated, service_role;
select private.append_only('private.account_looks');

create function public.find_account(p_reach text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
  v_reach constant text := lower(btrim(coalesce(p_reach, ''), E' \t\n\r'));
begin
  if v_reach !~ '^\+[1-9][0-9]{7,14}$' and (length(v_reach) not between 3 and 254 or position('@' in v_reach) = 0) then
    perform private.refuse('validation.email');
  end if;
  perform private.spend_call('people', 60, 60, 3600);
  insert into private.account_looks (operator_id, person_id)
  select v_me, p.id from public.profiles p where v_reach in (p.email, p.phone_e164);
  return private.issue_look('accounts', v_me, jsonb_build_object('reach', v_reach));
end $$;
comment on function public.find_account(text) is
  'An operator looks up the accounts of an exact address, or of a number as it is dialled (of the profile): a line for each is written, and a ticket for read_look comes back. 60 an hour. Hints: validation.email, data.busy.';
grant execute on function public.find_account to authenticated;

create function private.look_at_accounts(p_look private.look_tickets) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_operator();
  return (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'role', p.role,
      'isOperator', private.is_operator(p.id), 'joinedAt', p.created_at, 'onboardedAt', p.onboarding_completed_at,
      'registrationState', s.reg_state,
      'visitsAhead', (select count(*) from public.appointments a where p.id in (a.patient_id, a.specialist_id)
        and a.status in ('booked', 'waiting') and a.starts_at > private.clock()),
      'mailsFailed', (select count(*) from private.lost_mails() m where m.recipient_id = p.id),
      'lastMailAt', (select max(o.sent_at) from public.outbox o where o.recipient_id = p.id and o.state = 'sent'))
      order by p.created_at), '[]')
    from public.profiles p left join public.specialists s on s.profile_id = p.id
    where p_look.subject ->> 'reach' in (p.email, p.phone_e164));
end $$;
comment on function private.look_at_accounts(private.look_tickets) is
  'For an operator: how the accounts of an address or a number stand (role, since when, whether their forms are done, registration, visits ahead, mails that failed).';
