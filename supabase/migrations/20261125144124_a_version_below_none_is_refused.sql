-- A proposal names the version that its operator saw; none is zero, and below that there is no version.
create or replace function public.propose_publication(p_kind text, p_form jsonb, p_replaces int default 0) returns uuid
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
  v_id uuid;
begin
  if p_kind is null or p_form is null or jsonb_typeof(p_form) <> 'object' or length(p_form::text) > 1100000 or p_replaces < 0 then
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
