-- Two records of one person: which one is kept, and which one points to it (FHIR Patient.link: replaces, replaced-by).
--
-- No row moves. The folded record takes nothing new; whoever opens the kept one reads the entries of both, those of the other
-- marked. So a mistake is undone by ending the mark, for thirty days, and nothing has to be sorted apart.

create table private.merged_persons (
  id uuid primary key,
  kept_id uuid not null references public.patients (profile_id),
  folded_id uuid not null references public.patients (profile_id),
  reason text not null check (length(reason) between 1 and 1000),
  marked_by uuid not null references public.operators (profile_id),
  marked_at timestamptz not null default private.clock(),
  undone_by uuid references public.operators (profile_id),
  undone_at timestamptz,
  undo_reason text not null default '' check (length(undo_reason) <= 1000),
  check (kept_id <> folded_id),
  check ((undone_at is null) = (undone_by is null) and (undone_at is null) = (undo_reason = ''))
);
comment on table private.merged_persons is
  'Records that an operator marked as of one person, the kept and the folded one; undone_at: they are two again. Written by functions only; never deleted.';

create unique index merged_persons_once on private.merged_persons (folded_id) where undone_at is null;
create index merged_persons_kept on private.merged_persons (kept_id);
create index merged_persons_folded on private.merged_persons (folded_id);
create index merged_persons_marker on private.merged_persons (marked_by);
create index merged_persons_undoer on private.merged_persons (undone_by) where undone_by is not null;

alter table private.merged_persons enable row level security;
alter table private.merged_persons force row level security;
revoke all on private.merged_persons from public, anon, authenticated, service_role;

create function private.guard_merged() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_undoing text[] := array['undone_by', 'undone_at', 'undo_reason'];
begin
  if old.undone_at is not null or to_jsonb(new) - v_undoing <> to_jsonb(old) - v_undoing then
    raise exception 'what was marked never changes' using errcode = '23514';
  end if;
  return new;
end $$;
comment on function private.guard_merged() is 'A mark that two records are of one person is undone once; what it says never changes.';

create trigger merged_persons_guard before update on private.merged_persons for each row execute function private.guard_merged();
select private.keep_rows('private.merged_persons');

create function private.folded_into(p_person uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select m.kept_id from private.merged_persons m where m.folded_id = p_person and m.undone_at is null);
end $$;
comment on function private.folded_into(uuid) is 'The record that is kept for this person, where this one is the other; else null.';

create function private.records_of(p_person uuid) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select array[p_person] || array(select m.folded_id from private.merged_persons m
    where m.kept_id = p_person and m.undone_at is null order by m.marked_at, m.id)
$$;
comment on function private.records_of(uuid) is 'This record and those that were folded into it.';

create function private.from_other_record(p_rows jsonb) returns jsonb
language sql immutable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(r.row || '{"other_record": true}'
    || case when r.row ? 'imported_from' then '{"imported_from": "The other record of this person"}' else '{}' end::jsonb
    || case when r.row ->> 'kind' = 'document' then jsonb_build_object('title', r.row ->> 'title' || ' (other record)') else '{}' end
    || case when r.row ? 'author_name' then jsonb_build_object('author_name', r.row ->> 'author_name' || ' (other record)') else '{}' end
    || case when r.row ? 'prescriber_name' then jsonb_build_object('prescriber_name', r.row ->> 'prescriber_name' || ' (other record)')
      else '{}' end order by r.place), '[]')
  from jsonb_array_elements(p_rows) with ordinality r (row, place) where r.row ->> 'kind' is distinct from 'facts'
$$;
comment on function private.from_other_record(jsonb) is
  'Rows of a chart marked as of the other record of the person (other_record, and where people read the source); never its facts, which the kept one has.';
