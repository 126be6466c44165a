-- A second word is said to what was read: the number that goes away, and each rule.

create or replace function public.publications_to_decide()
returns table (id uuid, kind text, form jsonb, replaces int, proposed_by_name text, is_mine boolean, proposed_at timestamptz,
  state text, decided_by_name text, decided_at timestamptz, reason text)
language plpgsql stable security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
begin
  return query select p.id, p.kind,
      -- What is confirmed is seen: the row that goes away is told by the database, not by who proposes it. Once decided, of rules
      -- only how many there were.
      case when p.kind = 'emergency_number_away' then (select to_jsonb(n) - array['published_by', 'retired_by']
          from public.emergency_numbers n where n.id = (p.form ->> 'id')::uuid)
        when p.kind = 'triage_rules' and p.state <> 'waiting'
          then (p.form - 'rules') || jsonb_build_object('rules', jsonb_array_length(p.form -> 'rules'))
        else p.form end,
      p.replaces, a.name, p.proposed_by = v_me, p.proposed_at, p.state, d.name, p.decided_at, p.reason
    from private.publications p join public.profiles a on a.id = p.proposed_by left join public.profiles d on d.id = p.decided_by
    where p.state = 'waiting' or p.decided_at > private.clock() - interval '90 days'
    order by p.state <> 'waiting', coalesce(p.decided_at, 'infinity') desc, p.proposed_at limit 100;
end $$;
comment on function public.publications_to_decide() is
  'For operators: what waits for a second word, oldest first, then what was decided within 90 days, newest first. Of a number that goes away the form is its row.';
