-- How an operator marks two records as of one person, and takes that back.

create function private.may_be_one(p_one uuid, p_other uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  v_one public.patients;
  v_other public.patients;
begin
  select * into v_one from public.patients f where f.profile_id = p_one;
  select * into v_other from public.patients f where f.profile_id = p_other;
  if v_one.date_of_birth is distinct from v_other.date_of_birth then
    return 'merge.birthDiffers';
  end if;
  -- One word of the names is the same: a wrong letter or a maiden name is common in doubles, a whole other name is not.
  if not exists (select from regexp_split_to_table(lower(normalize(private.person_name(p_one))), '[\s-]+') w
      where length(w) > 1 and w = any (regexp_split_to_array(lower(normalize(private.person_name(p_other))), '[\s-]+'))) then
    return 'merge.nameDiffers';
  end if;
  if v_one.id_kind = v_other.id_kind and v_one.id_number <> v_other.id_number then
    return 'merge.numbersDiffer';
  end if;
  return null;
end $$;
comment on function private.may_be_one(uuid, uuid) is
  'Null where two records may be of one person: the same birth date, a word of the name in common, no two identity numbers that differ; else the hint that says what does not fit.';

create function public.mark_one_person(p_kept uuid, p_folded uuid, p_reason text, p_key uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
  v_reason text := btrim(coalesce(p_reason, ''), E' \t\n\r');
  v_hint text;
begin
  if p_key is null or p_kept is null or p_folded is null or p_kept = p_folded then
    perform private.refuse('data.invalid');
  end if;
  if v_me in (p_kept, p_folded) then
    raise exception 'not about oneself' using errcode = '42501', hint = 'access.refused';
  end if;
  if v_reason = '' or length(v_reason) > 1000 then
    perform private.refuse('death.reasonRequired');
  end if;
  -- In one order, so that two operators who mark the same two the other way round never wait for each other in a circle.
  perform private.lock_person(least(p_kept, p_folded)), private.lock_person(greatest(p_kept, p_folded));
  if exists (select from private.merged_persons m where m.id = p_key) then
    if not exists (select from private.merged_persons m where m.id = p_key and (m.kept_id, m.folded_id) = (p_kept, p_folded)) then
      perform private.refuse('data.conflict');
    end if;
    return;
  end if;
  -- No chains: a kept record is nobody's other one, and the folded one has none of its own.
  if private.folded_into(p_kept) is not null or private.folded_into(p_folded) is not null
    or cardinality(private.records_of(p_folded)) > 1 then
    perform private.refuse('merge.marked');
  end if;
  if private.has_died(p_kept) or private.has_died(p_folded) then
    perform private.refuse('patient.died');
  end if;
  v_hint := private.may_be_one(p_kept, p_folded);
  if v_hint is not null then
    perform private.refuse(v_hint);
  end if;
  insert into private.merged_persons (id, kept_id, folded_id, reason, marked_by) values (p_key, p_kept, p_folded, v_reason, v_me);
  perform private.write_access_log(p_kept, v_me, 'operator', 'profile', 'change', 'operator', p_key);
  perform private.write_access_log(p_folded, v_me, 'operator', 'profile', 'change', 'operator', p_key);
  perform private.notify(p_folded, 'patient.recordsMerged', p_key, '{}', 'patient.recordsMerged:' || p_key);
end $$;
comment on function public.mark_one_person(uuid, uuid, text, uuid) is
  'An operator marks two records as of one person: the folded one takes nothing new, whoever opens the kept one reads both. Both logs say it. Repeatable with the same key. Hints: merge.birthDiffers, merge.nameDiffers, merge.numbersDiffer, merge.marked, patient.died, death.reasonRequired, data.notFound, data.conflict, data.invalid.';
grant execute on function public.mark_one_person to authenticated;

create function public.unmark_one_person(p_id uuid, p_reason text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
  v_row private.merged_persons;
  v_reason text := btrim(coalesce(p_reason, ''), E' \t\n\r');
begin
  select * into v_row from private.merged_persons m where m.id = p_id for update;
  if v_row.id is null then
    perform private.refuse('data.notFound');
  end if;
  if v_row.undone_at is not null then
    return;
  end if;
  if v_row.marked_at <= private.clock() - make_interval(days => private.undo_days()) then
    perform private.refuse('death.undoTooLate');
  end if;
  if v_reason = '' or length(v_reason) > 1000 then
    perform private.refuse('death.reasonRequired');
  end if;
  update private.merged_persons set undone_at = private.clock(), undone_by = v_me, undo_reason = v_reason where id = p_id;
  perform private.write_access_log(v_row.kept_id, v_me, 'operator', 'profile', 'change', 'operator', p_id);
  perform private.write_access_log(v_row.folded_id, v_me, 'operator', 'profile', 'change', 'operator', p_id);
end $$;
comment on function public.unmark_one_person(uuid, text) is
  'An operator says, within thirty days, that two records are of two people after all: each is on its own again, as it was. Repeatable. Hints: death.undoTooLate, death.reasonRequired, data.notFound.';
grant execute on function public.unmark_one_person to authenticated;

create function public.merged_at_desk()
returns table (id uuid, kept_name text, folded_name text, date_of_birth date, reason text, marked_by_name text, marked_at timestamptz,
  undo_until timestamptz, undone_at timestamptz, undo_reason text, visits_ahead int)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_operator();
  return query select m.id, private.person_name(m.kept_id), private.person_name(m.folded_id), f.date_of_birth, m.reason,
      private.person_name(m.marked_by), m.marked_at, m.marked_at + make_interval(days => private.undo_days()), m.undone_at, m.undo_reason,
      (select count(*)::int from private.visits_of_the_dead(m.folded_id))
    from private.merged_persons m join public.patients f on f.profile_id = m.kept_id
    order by m.undone_at is not null, m.marked_at desc limit 200;
end $$;
comment on function public.merged_at_desk() is
  'For operators: records marked as of one person, and those that were taken apart again; until when each can be undone, and how many visits are still ahead in the folded one.';
grant execute on function public.merged_at_desk to authenticated;
