-- What a person takes now: the one answer for the patient, who treats them, the brief, the emergency summary and the export.

create function private.takes_now(p_patient uuid)
returns table (kind text, entry_id uuid, "position" int, category text, label text, since timestamptz)
language sql stable security definer set search_path = '' as $$
  select 'reported', m.id, null::int, m.category, m.label, m.created_at
  from public.patient_medications m where m.patient_id = p_patient and m.status = 'active'
  union all
  select 'prescribed', p.id, i.position, p.category, concat_ws(' ', i.medicine, i.strength), p.issued_at
  from public.prescriptions p join public.prescription_items i on i.prescription_id = p.id
  cross join lateral (select (private.clock() at time zone private.zone_or(f.time_zone, 'Africa/Johannesburg'))::date as today
    from public.profiles f where f.id = p.patient_id) d
  -- Time alone ends a prescription with the first of its medicines; the others go on. Who takes something on and on is not taken
  -- to have stopped on the day the supply ends: it stands for three months, until it is renewed or stopped.
  where p.patient_id = p_patient and (p.status = 'active' or (p.status = 'completed' and p.status_reason = 'ran out'))
    and case when i.ongoing then i.runs_out_on > d.today - 90 and not exists (select from public.prescriptions r
        where r.renews_id = p.id and r.issued_at is not null and r.status not in ('cancelled', 'entered_in_error'))
      else i.runs_out_on >= d.today end
    and coalesce((private.review_in_force(p.id, i.position)).says, '') <> 'stopped'
$$;
comment on function private.takes_now(uuid) is
  'What a person takes now: what they reported themselves (entry_id: the entry) and what was prescribed, has not ended and was not stopped by who treats them (entry_id: the prescription, position: the medicine of it). The caller''s right was checked before.';
