-- A council number that was verified for one person is held by them: it cannot be verified for a second one unless an
-- operator finds that it never was theirs.

create table private.council_numbers (
  id bigint generated always as identity primary key,
  number text not null check (number ~ '^[A-Z]{2,4}[0-9]{5,8}$'),
  specialist_id uuid not null references public.specialists (profile_id),
  held_from timestamptz not null default private.clock(),
  released_at timestamptz
);
comment on table private.council_numbers is
  'Whose a council number is, since it was first verified. Released only when an operator rejects it after all.';

create unique index council_numbers_held_once on private.council_numbers (number) where released_at is null;
create index council_numbers_of_specialist on private.council_numbers (specialist_id);

alter table private.council_numbers enable row level security;
alter table private.council_numbers force row level security;
revoke all on private.council_numbers from public, anon, authenticated, service_role;

create function private.same_number(p_number text, p_license text) returns boolean
language sql immutable security invoker set search_path = '' as $$
  select coalesce(regexp_replace(upper(p_number), '[^A-Z0-9]', '', 'g') = regexp_replace(upper(p_license), '[^A-Z0-9]', '', 'g')
    and regexp_replace(upper(p_license), '[^A-Z0-9]', '', 'g') <> '', false)
$$;
comment on function private.same_number(text, text) is 'Whether two spellings are one council number: capitals, spaces and signs do not count.';

create function private.hold_number(p_number text, p_specialist uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  -- Numbers beginning with ZZ are made up for demonstrations; no council issues them.
  if p_number is null or (p_number like 'ZZ%' and private.setting('demo') is distinct from 'true') then
    perform private.refuse('registration.numberFormat');
  end if;
  insert into private.council_numbers (number, specialist_id) values (p_number, p_specialist)
  on conflict (number) where released_at is null do nothing;
  if not exists (select from private.council_numbers n
    where n.number = p_number and n.specialist_id = p_specialist and n.released_at is null) then
    perform private.refuse('registration.numberTaken');
  end if;
end $$;
comment on function private.hold_number(text, uuid) is
  'Makes a council number this person''s own, or refuses: registration.numberFormat, registration.numberTaken.';
