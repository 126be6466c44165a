-- Flags: abilities of the product that not everybody has yet. Each is a row with who answers for it and the day it ends: a flag past
-- its day is off for people, and the desk and the doctor name it until somebody ends it or sets it anew.

create table private.flags (
  id bigint generated always as identity primary key,
  name text not null check (name ~ '^[a-z][A-Za-z]{1,39}$'),
  owner text not null check (length(owner) between 1 and 80),
  -- Of a hundred people; 0: it was ended.
  share int not null check (share between 0 and 100),
  ends_on date not null,
  set_by uuid not null references public.operators (profile_id),
  set_at timestamptz not null default private.clock()
);
comment on table private.flags is
  'What operators set, one row each time; of a name the newest counts. Kept: who gave what to how many, and until when.';

create index flags_of_name on private.flags (name, id desc);
create index flags_of_operator on private.flags (set_by);

alter table private.flags enable row level security;
alter table private.flags force row level security;
revoke all on private.flags from public, anon, authenticated, service_role;
select private.append_only('private.flags');

create function private.flags_now()
returns table (id bigint, name text, owner text, share int, ends_on date, set_by uuid, set_at timestamptz, overdue boolean)
language sql stable security definer set search_path = '' as $$
  select distinct on (f.name) f.id, f.name, f.owner, f.share, f.ends_on, f.set_by, f.set_at,
    f.share > 0 and f.ends_on < (private.clock() at time zone 'Africa/Johannesburg')::date
  from private.flags f order by f.name, f.id desc
$$;
comment on function private.flags_now() is
  'The newest row of each flag; overdue: its last day (of South Africa) is over and nobody ended it.';

create function public.active_flags() returns setof text
language sql stable security definer set search_path = '' as $$
  -- The lot of a person differs from flag to flag, so that not always the same people try what is new.
  select f.name from private.flags_now() f
  where not f.overdue and (f.share = 100
    or abs(hashtextextended(f.name || ' ' || private.me(), 0) % 100) < f.share)
$$;
comment on function public.active_flags() is
  'The flags that are on for the caller: a share of people by a lot that each keeps, without an account only those that all have.';
grant execute on function public.active_flags to anon, authenticated;

create function public.flag_state()
returns table (id bigint, name text, owner text, share int, ends_on date, set_by_name text, set_at timestamptz, overdue boolean)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_operator();
  return query select f.id, f.name, f.owner, f.share, f.ends_on, p.name, f.set_at, f.overdue
    from private.flags_now() f join public.profiles p on p.id = f.set_by order by f.overdue desc, f.name;
end $$;
comment on function public.flag_state() is
  'For operators: of each flag that was ever set the newest row (share 0: it was ended), with who set it; overdue ones first.';
grant execute on function public.flag_state to authenticated;

create function private.add_flag(p_seen bigint, p_row private.flags) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_id bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('flag ' || p_row.name, 0));
  if coalesce((select f.id from private.flags_now() f where f.name = p_row.name), 0) is distinct from p_seen then
    perform private.refuse('data.conflict');
  end if;
  insert into private.flags (name, owner, share, ends_on, set_by)
  values (p_row.name, p_row.owner, p_row.share, p_row.ends_on, p_row.set_by) returning id into v_id;
  return v_id;
end $$;
comment on function private.add_flag(bigint, private.flags) is
  'Adds what an operator sets, if the newest row of the flag is the one they saw (0: none). Hint: data.conflict.';

create function public.set_flag(p_name text, p_form jsonb, p_seen bigint) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row private.flags;
  v_today constant date := (private.clock() at time zone 'Africa/Johannesburg')::date;
begin
  v_row.set_by := private.require_operator();
  perform private.require_form(p_form);
  if p_name is null or p_name !~ '^[a-z][A-Za-z]{1,39}$' then
    perform private.refuse('data.invalid');
  end if;
  v_row.name := p_name;
  v_row.owner := private.form_text(p_form, 'owner', 'flags.owner', 1, 80);
  v_row.share := private.form_int(p_form, 'share', 'flags.share', 1, 100);
  v_row.ends_on := private.form_calendar_day(p_form, 'endsOn', 'flags.endsOn');
  if v_row.ends_on is null or v_row.ends_on < v_today or v_row.ends_on > v_today + 365 then
    perform private.refuse('flags.endsOn');
  end if;
  return private.add_flag(p_seen, v_row);
end $$;
comment on function public.set_flag(text, jsonb, bigint) is
  'An operator gives an ability to a share of people: { owner, share (1 to 100), endsOn (its last day, at most a year ahead) }; p_seen is the row they saw (0: none). Its id. Hints: flags.owner, flags.share, flags.endsOn, data.conflict, data.invalid.';
grant execute on function public.set_flag to authenticated;

create function public.end_flag(p_name text, p_seen bigint) returns bigint
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me constant uuid := private.require_operator();
  v_row private.flags;
begin
  select f.* into v_row from private.flags f where f.name = p_name order by f.id desc limit 1;
  if not found then
    perform private.refuse('data.notFound');
  end if;
  v_row.share := 0;
  v_row.set_by := v_me;
  return private.add_flag(p_seen, v_row);
end $$;
comment on function public.end_flag(text, bigint) is
  'An operator ends a flag at once, for everybody; p_seen is the row they saw. Its id. Hints: data.notFound, data.conflict.';
grant execute on function public.end_flag to authenticated;
