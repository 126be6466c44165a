-- Who has to say the second word is told, and who proposed hears what became of it.

create or replace function public.propose_publication(p_kind text, p_form jsonb, p_replaces int default 0) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
  v_id uuid;
begin
  if p_kind is null or p_form is null or jsonb_typeof(p_form) <> 'object' or length(p_form::text) > 1100000 then
    perform private.refuse('data.invalid');
  end if;
  -- What could not be published is refused now, to its proposer; published for a moment, and undone.
  begin
    perform private.publish(p_kind, p_form, coalesce(p_replaces, 0), v_me);
    raise exception 'only tried' using errcode = 'SW001';
  exception when sqlstate 'SW001' then
    null;
  end;
  -- The same button twice is one proposal.
  select p.id into v_id from private.publications p where p.state = 'waiting' and p.proposed_by = v_me
    and (p.kind, p.form, p.replaces) = (p_kind, p_form, coalesce(p_replaces, 0));
  if v_id is null then
    insert into private.publications (kind, form, replaces, proposed_by) values (p_kind, p_form, coalesce(p_replaces, 0), v_me)
    returning id into v_id;
    perform private.notify(o.profile_id, 'publishing.proposed', v_id, '{}', 'publishing.proposed:' || v_id || ':' || o.profile_id)
    from public.operators o where o.ended_at is null and o.profile_id <> v_me;
  end if;
  return v_id;
end $$;
comment on function public.propose_publication(text, jsonb, int) is
  'An operator proposes to publish: emergency_number (emergencyNumberSchema), emergency_number_away ({ id }), terms ({ kind, locale, version, title, body }), triage_rules ({ language, rules, review }); p_replaces is the version they saw (0: none). The other operators are told. Its id; repeatable. Hints: emergency.*, terms.*, triage.*, data.conflict, data.invalid, data.notFound.';

create or replace function public.decide_publication(p_id uuid, p_confirms boolean, p_reason text default '') returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
  v_row private.publications;
  v_reason text := btrim(coalesce(p_reason, ''), E' \t\n\r');
  v_published uuid;
begin
  select * into v_row from private.publications p where p.id = p_id for update;
  if not found then
    perform private.refuse('data.notFound');
  end if;
  if p_confirms is null or length(v_reason) > 1000 then
    perform private.refuse('data.invalid');
  end if;
  if v_row.state <> 'waiting' then
    perform private.refuse('publishing.notNow');
  end if;
  if p_confirms and v_row.proposed_by = v_me then
    perform private.refuse('publishing.secondWord');
  end if;
  if p_confirms then
    v_published := private.publish(v_row.kind, v_row.form, v_row.replaces, v_row.proposed_by);
  elsif v_row.proposed_by <> v_me and v_reason = '' then
    perform private.refuse('publishing.reasonRequired');
  end if;
  update private.publications set decided_by = v_me, decided_at = private.clock(), reason = v_reason,
    state = case when p_confirms then 'published' when proposed_by = v_me then 'withdrawn' else 'refused' end
  where id = v_row.id;
  if v_row.proposed_by <> v_me then
    perform private.notify(v_row.proposed_by, 'publishing.decided', v_row.id, '{}', 'publishing.decided:' || v_row.id);
  end if;
  return v_published;
end $$;
comment on function public.decide_publication(uuid, boolean, text) is
  'A second operator confirms what was proposed, which publishes it, or refuses it with a reason; who proposed it takes it back, or is told. Gives the id of what was published, else null. Hints: publishing.notNow, publishing.secondWord, publishing.reasonRequired, data.notFound, and those of each kind when the world changed meanwhile.';
