-- What a stranger who holds a paper learns from its code, of prescriptions and of letters.

create function private.signature_of(p_source uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  -- What counts most for who holds the paper comes first.
  select jsonb_build_object('way', f.way, 'at', f.signed_at) from private.papers p join public.paper_files f on f.paper_id = p.id
  where (p.prescription_id = p_source or p.letter_id = p_source) and not private.is_revoked(f.certificate)
  order by array_position(array['advanced', 'pen', 'platform'], f.way) limit 1
$$;
comment on function private.signature_of(uuid) is 'How the paper of a prescription or letter is signed: the strongest way and when; null: not at all.';

create function private.script_counts_until(p_row public.prescriptions) returns date
language sql stable security definer set search_path = '' as $$
  -- Section 22A(6) of the Medicines Act: presented within thirty days of issue, repeats for six months in all.
  select (p_row.issued_at at time zone 'Africa/Johannesburg')::date + case
    when exists (select from public.prescription_items i where i.prescription_id = p_row.id and i.repeats > 0)
    then interval '6 months' else interval '30 days' end
$$;
comment on function private.script_counts_until(public.prescriptions) is
  'The last day on which a script may be dispensed: thirty days after issue, six months where any medicine has repeats.';

create function private.has_expired(p_row public.prescriptions) returns boolean
language sql stable security definer set search_path = '' as $$
  select (private.clock() at time zone 'Africa/Johannesburg')::date > private.script_counts_until(p_row)
$$;
comment on function private.has_expired(public.prescriptions) is 'Whether an issued script is too old to be dispensed, whatever its record says.';

create function private.script_replaced(p_script uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  -- The code of the new one is for who holds the new paper.
  select jsonb_build_object('how', 'replaced', 'on', (n.issued_at at time zone 'Africa/Johannesburg')::date)
  from private.replaced_by(p_script) n where n.id is not null
$$;
comment on function private.script_replaced(uuid) is 'That another script took the place of this one, and the day that was issued; null: none did.';

create function private.script_answer(p_row public.prescriptions) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('is', 'prescription', 'issued_on', (p_row.issued_at at time zone 'Africa/Johannesburg')::date,
      'prescriber', p_row.particulars ->> 'prescriberName', 'council_number', p_row.particulars ->> 'councilNumber',
      'patient_initials', private.initials(p_row.particulars ->> 'patientName'), 'signature', private.signature_of(p_row.id))
    || case when p_row.status = 'active' and not private.has_expired(p_row) then jsonb_build_object('ended', null, 'dispensed', private.dispensed_json(p_row.id),
      'is_old', p_row.issued_at < private.clock() - interval '30 days',
      'items', (select jsonb_agg(jsonb_build_object('position', i.position, 'medicine', i.medicine, 'form', i.form,
          'strength', i.strength, 'quantity', i.quantity, 'quantity_words', i.quantity_words, 'repeats', i.repeats) order by i.position)
        from public.prescription_items i where i.prescription_id = p_row.id))
    -- What no longer counts is named, not shown.
    else jsonb_build_object('ended', case p_row.status when 'active' then jsonb_build_object('how', 'expired', 'on', private.script_counts_until(p_row) + 1)
      else coalesce(private.script_replaced(p_row.id), jsonb_build_object('how', p_row.status, 'on', (p_row.updated_at at time zone 'Africa/Johannesburg')::date)) end,
      'dispensed', '[]'::jsonb, 'is_old', false, 'items', '[]'::jsonb) end
$$;
comment on function private.script_answer(public.prescriptions) is 'What the code of an issued prescription tells.';

create function private.letter_answer(p_row public.letters) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('is', 'letter', 'kind', p_row.kind, 'issued_on', (p_row.issued_at at time zone 'Africa/Johannesburg')::date,
      'author', p_row.particulars ->> 'authorName', 'council_number', p_row.particulars ->> 'councilNumber',
      'patient_initials', private.initials(p_row.particulars ->> 'patientName'), 'signature', private.signature_of(p_row.id),
      'ended', case when p_row.withdrawn_at is not null then jsonb_build_object('how', case when o.id is null then 'withdrawn' else 'replaced' end,
        'by', private.shown_code(o.verify_code), 'on', (p_row.withdrawn_at at time zone 'Africa/Johannesburg')::date) end)
    || case when p_row.kind in ('sick_note', 'school_note') and p_row.withdrawn_at is null then jsonb_build_object('from', p_row.body -> 'from',
      'to', p_row.body -> 'to', 'fitness', p_row.body -> 'fitness') else '{}' end
  from (select) one left join public.letters o on o.replaces_id = p_row.id
$$;
comment on function private.letter_answer(public.letters) is 'What the code of a letter tells.';

create function private.statement_answer(p_row private.papers) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('is', 'statement', 'kind', p_row.kind, 'issued_on', (p_row.created_at at time zone 'Africa/Johannesburg')::date,
    'patient_initials', private.initials(p_row.facts #>> '{patient,name}'),
    'signature', (select jsonb_build_object('way', f.way, 'at', f.signed_at) from public.paper_files f where f.paper_id = p_row.id limit 1),
    'ended', case when o.id is not null then jsonb_build_object('how', 'replaced', 'by', private.shown_code(o.code),
      'on', (o.created_at at time zone 'Africa/Johannesburg')::date) end)
  from (select) one left join private.papers o on o.replaces_id = p_row.id
$$;
comment on function private.statement_answer(private.papers) is 'What the code of a summary or receipt tells.';

create function public.verify_code(p_code text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_code text;
begin
  perform private.spend_call('verify', 30, 600, 60);
  v_code := private.code_behind(p_code);
  return coalesce(
    (select private.script_answer(p) from public.prescriptions p where p.verify_code = v_code),
    (select private.letter_answer(l) from public.letters l where l.verify_code = v_code),
    (select private.statement_answer(p) from private.papers p where p.code = v_code and p.author_id is null),
    '{"is": "nothing"}');
end $$;
comment on function public.verify_code(text) is
  'What a code, or the hash of what was signed in a file (64 hex digits), belongs to: {is: prescription}, {is: letter} or {is: statement} (a summary or receipt), how it is signed, how it ended (null: it counts), with what is compared with the paper while it counts, or {is: nothing}. Never directions, address, birth date, illness, nor what a referral or an order says. Of what was replaced the code of what took its place is told (by), of a script only its day. Anyone may ask, thirty times a minute. Hint: data.busy.';
grant execute on function public.verify_code to anon, authenticated;
