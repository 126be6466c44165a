-- Operators: people of the clinic who check registrations and review emergency access. They read no chart.
--
-- An operator is neither patient nor specialist in the same account: whoever reviews must not be a party.

create table public.operators (
  profile_id uuid primary key references public.profiles (id),
  appointed_by text not null check (length(appointed_by) between 1 and 200),
  appointed_at timestamptz not null default private.clock(),
  ended_at timestamptz
);
comment on table public.operators is 'Who may act as operator. Each reads the own row; appointed and dismissed by the server only.';

alter table public.operators enable row level security;
alter table public.operators force row level security;
create policy "operators read their own appointment as operator" on public.operators
  for select to authenticated using (profile_id = (select private.me()));
revoke all on public.operators from public, anon, authenticated, service_role;
grant select on public.operators to authenticated;

create trigger operators_announce_rights after insert or update on public.operators for each row
  execute function private.announce_rights('profile_id');

create function private.is_operator(p_profile uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.operators o where o.profile_id = p_profile and o.ended_at is null)
$$;
comment on function private.is_operator(uuid) is 'Whether this person is an operator now.';

create function private.me_operating() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.me();
begin
  return case when private.is_operator(v_me) and not private.lacks_second_factor('operator') then v_me end;
end $$;
comment on function private.me_operating() is
  'The caller while they may work as an operator, else null: how every policy and function asks for an operator''s part. It needs the second factor that is asked of operators.';
grant execute on function private.me_operating to authenticated;

create function private.require_operator() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_me();
begin
  if not private.is_operator(v_me) then
    raise exception 'for operators only' using errcode = '42501', hint = 'access.refused';
  end if;
  perform private.require_second_factor('operator');
  return v_me;
end $$;
comment on function private.require_operator() is 'The caller, an operator; 42501 for everyone else. Hint: auth.secondFactorNeeded.';

create function public.appoint_operator(p_profile uuid, p_by text) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not exists (select from public.profiles p where p.id = p_profile and p.role is null) then
    perform private.refuse('data.notFound');
  end if;
  insert into public.operators (profile_id, appointed_by) values (p_profile, p_by)
  on conflict (profile_id) do update set appointed_by = excluded.appointed_by, appointed_at = private.clock(), ended_at = null;
end $$;
comment on function public.appoint_operator(uuid, text) is 'Makes an account without a role an operator. Server only.';

create function public.dismiss_operator(p_profile uuid) returns void
language sql volatile security definer set search_path = '' as $$
  update public.operators set ended_at = private.clock() where profile_id = p_profile and ended_at is null
$$;
comment on function public.dismiss_operator(uuid) is 'Ends an operator''s powers at once. Server only.';
