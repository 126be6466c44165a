-- Somebody who was looked after gets a sign-in of their own, from their twelfth birthday: who looks after them makes a code,
-- and a new account that brings it is from then on the account of that person. The record stays where it is.

create table private.sign_ins (
  account_id uuid primary key,
  person_id uuid not null unique references public.profiles (id),
  linked_at timestamptz not null default private.clock()
);
comment on table private.sign_ins is
  'Accounts (auth.users) whose person is another profile than their own id: people who had a record before they had a sign-in.';
alter table private.sign_ins enable row level security;
alter table private.sign_ins force row level security;
revoke all on private.sign_ins from public, anon, authenticated, service_role;

create table private.handover_codes (
  person_id uuid primary key references public.profiles (id),
  code_hash bytea not null unique check (length(code_hash) = 32),
  made_by uuid not null references public.profiles (id),
  expires_at timestamptz not null
);
comment on table private.handover_codes is
  'The one live code by which a person takes their record over; its letters are known to who made it alone.';
alter table private.handover_codes enable row level security;
alter table private.handover_codes force row level security;
revoke all on private.handover_codes from public, anon, authenticated, service_role;

create function public.make_handover_code(p_person uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_actor uuid := private.require_actor();
  v_code text := left(private.new_verify_code(), 12);
begin
  -- Also past the eighteenth birthday, when the right to act is over: otherwise nobody could hand the record over.
  if not exists (select from public.delegations d where d.patient_id = p_person and d.delegate_id = v_actor and d.basis <> 'invited'
      and d.accepted_at is not null and (d.state = 'active' or d.ended_by is null)) then
    perform private.refuse('person.notFound');
  end if;
  perform from public.profiles p where p.id = p_person for update;
  if exists (select from public.profiles p where p.id = p_person and p.clerk_id is not null) then
    perform private.refuse('person.hasSignIn');
  end if;
  if private.today_at_home() < (select private.birthday(f.date_of_birth, 12) from public.patients f where f.profile_id = p_person) then
    perform private.refuse('person.tooYoung');
  end if;
  perform private.spend('make_handover_code', 20, 20, 86400);
  insert into private.handover_codes (person_id, code_hash, made_by, expires_at)
  values (p_person, private.code_hash(v_code), v_actor, private.clock() + interval '14 days')
  on conflict (person_id) do update set code_hash = excluded.code_hash, made_by = excluded.made_by, expires_at = excluded.expires_at;
  return v_code;
end $$;
comment on function public.make_handover_code(uuid) is
  'A code (12 letters, 14 days, the last one made counts) by which somebody of twelve or more, whom the caller looks after, takes their record over with a sign-in of their own. Hints: person.notFound, person.hasSignIn, person.tooYoung, data.busy.';
grant execute on function public.make_handover_code to authenticated;

create function public.to_hand_over() returns table (id uuid, first_name text, name text, of_age_on date)
language sql stable security definer set search_path = '' as $$
  -- For whom make_handover_code makes a code, of those for whom nobody acts any more.
  select distinct on (p.id) p.id, p.first_name, p.name, private.birthday(f.date_of_birth, 18)
  from public.delegations d join public.profiles p on p.id = d.patient_id join public.patients f on f.profile_id = d.patient_id
  where d.delegate_id = (select private.require_actor()) and d.basis <> 'invited' and d.accepted_at is not null
    and (d.state = 'active' or d.ended_by is null) and private.effective_scopes(d) = '{}' and p.clerk_id is null
    and private.birthday(f.date_of_birth, 18) <= private.today_at_home() and not private.has_died(p.id)
    and private.folded_into(p.id) is null and not exists (select from private.closed_accounts c where c.id = p.id)
  order by p.id limit 20
$$;
comment on function public.to_hand_over() is
  'Grown people without a sign-in whom the caller looked after as children, and who can only get their record by a code from them: their names, nothing of the record.';
grant execute on function public.to_hand_over to authenticated;

create function public.take_record_over(p_code text) returns public.profiles
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_account uuid := private.require_actor();
  v_code private.handover_codes;
  v_mine public.profiles;
  v_row public.profiles;
begin
  perform private.spend('take_record_over', 10, 10, 86400);
  select * into v_mine from public.profiles p where p.id = v_account for update;
  -- An account that already is somebody stays theirs.
  if v_mine.id is null or v_mine.role = 'specialist' or private.is_operator(v_account) or private.is_acting()
    or exists (select from public.patients f where f.profile_id = v_account) then
    perform private.refuse('person.accountTaken');
  end if;
  delete from private.handover_codes h
  where h.code_hash = private.code_hash(upper(regexp_replace(left(coalesce(p_code, ''), 40), '[^0-9A-Za-z]', '', 'g')))
    and h.expires_at > private.clock() returning * into v_code;
  if v_code.person_id is null then
    perform private.refuse('person.codeUnknown');
  end if;
  insert into private.sign_ins (account_id, person_id) values (v_account, v_code.person_id);
  update public.profiles set clerk_id = null, email = '' where id = v_account;
  update public.profiles p set clerk_id = v_mine.clerk_id, email = v_mine.email where p.id = v_code.person_id returning * into v_row;
  perform private.notify(d.delegate_id, 'access.recordTakenOver', d.id, jsonb_build_object('patientName', v_row.name),
    'access.recordTakenOver:' || d.id)
  from public.delegations d where d.patient_id = v_row.id and d.basis <> 'invited' and d.state = 'active';
  return v_row;
end $$;
comment on function public.take_record_over(text) is
  'Makes a new account the account of the person whose code it brings; those who looked after them are told. Hints: person.codeUnknown, person.accountTaken, data.busy.';
grant execute on function public.take_record_over to authenticated;

create function private.account_of(p_person uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select coalesce((select s.account_id from private.sign_ins s where s.person_id = p_person), p_person)
$$;
comment on function private.account_of(uuid) is 'The account (auth.users) of a person: nearly always of the same id.';
