-- How an operator gives the record of somebody who has died to their executor: written down, logged, then exported.

create function public.release_record_of_deceased(p_death uuid, p_executor text, p_letter_number text, p_reason text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.require_operator();
  v_death private.deaths;
  v_id uuid;
  v_executor text := private.plain_name(p_executor);
  v_letter text := private.plain_name(p_letter_number);
  v_reason text := btrim(coalesce(p_reason, ''), E' \t\n\r');
begin
  perform private.refuse_reading_request();
  select * into v_death from private.deaths d where d.id = p_death and d.state = 'confirmed' for share;
  if v_death.id is null then
    perform private.refuse('data.notFound');
  end if;
  if coalesce(length(v_executor), 0) not between 2 and 200 then
    perform private.refuse('death.executor');
  end if;
  if coalesce(length(v_letter), 0) not between 3 and 40 then
    perform private.refuse('death.letterNumber');
  end if;
  if v_reason = '' or length(v_reason) > 1000 then
    perform private.refuse('death.reasonRequired');
  end if;
  perform private.spend('release_record_of_deceased', 10, 20, 3600);
  insert into private.record_releases (death_id, patient_id, executor, letter_number, reason, released_by)
  values (v_death.id, v_death.patient_id, v_executor, v_letter, v_reason, v_me) returning id into v_id;
  perform private.write_access_log(v_death.patient_id, v_me, 'operator', 'everything', 'export', 'law', v_id, 'export');
  return private.issue_look('export', v_death.patient_id, jsonb_build_object('release', v_id));
end $$;
comment on function public.release_record_of_deceased(uuid, text, text, text) is
  'An operator gives the record of somebody who has died to an executor, whose letter they saw: name, number of the letter, what was asked for. Written down, and into the access log as an export by law; ten times an hour. Gives the ticket for read_export, which answers with the FHIR R4 Bundle of export_my_record. Hints: data.notFound, death.executor, death.letterNumber, death.reasonRequired, data.busy; 42501 for other people.';
grant execute on function public.release_record_of_deceased to authenticated;

create function private.may_export(p_look private.look_tickets) returns boolean
language sql stable security definer set search_path = '' as $$
  select p_look.about = p_look.issued_to
    or p_look.about = private.me() and private.actor_may('manage') and private.actor_may('sensitive')
    or private.is_operator(p_look.issued_to) and private.has_died(p_look.about)
    and exists (select from private.record_releases r where r.id = (p_look.subject ->> 'release')::uuid
      and r.patient_id = p_look.about and r.released_by = p_look.issued_to)
$$;
comment on function private.may_export(private.look_tickets) is
  'Whether who holds this ticket may still read everything about that person: themselves, who looks after all of it, or the operator who gives it to an executor.';
