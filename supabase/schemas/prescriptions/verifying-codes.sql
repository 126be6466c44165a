-- What a stranger who holds a paper learns from its code, of prescriptions and of letters.

create function public.verify_code(p_code text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_code text := translate(regexp_replace(upper(left(coalesce(p_code, ''), 60)), '[^0-9A-Z]', '', 'g'), 'OIL', '011');
begin
  perform private.spend_call('verify', 30, 600, 60);
  return coalesce(
    (select jsonb_build_object('is', 'prescription', 'issued_on', (p.issued_at at time zone 'Africa/Johannesburg')::date,
        'prescriber', p.particulars ->> 'prescriberName', 'council_number', p.particulars ->> 'councilNumber',
        'patient_initials', private.initials(p.particulars ->> 'patientName'),
        'items', (select jsonb_agg(jsonb_build_object('medicine', i.medicine, 'form', i.form, 'strength', i.strength,
            'quantity', i.quantity, 'quantity_words', i.quantity_words, 'repeats', i.repeats) order by i.position)
          from public.prescription_items i where i.prescription_id = p.id))
      from public.prescriptions p where p.verify_code = v_code and p.status = 'active'),
    (select jsonb_build_object('is', 'letter', 'kind', l.kind,
        'issued_on', (l.issued_at at time zone 'Africa/Johannesburg')::date,
        'author', l.particulars ->> 'authorName', 'council_number', l.particulars ->> 'councilNumber',
        'patient_initials', private.initials(l.particulars ->> 'patientName'))
      || case when l.kind in ('sick_note', 'school_note') then jsonb_build_object('from', l.body -> 'from', 'to', l.body -> 'to',
        'fitness', l.body -> 'fitness') else '{}' end
      from public.letters l where l.verify_code = v_code and l.withdrawn_at is null),
    -- Unknown, mistyped, held, stopped, corrected, withdrawn: one answer, so that trying codes teaches nothing.
    '{"is": "nothing"}');
end $$;
comment on function public.verify_code(text) is
  'What a code belongs to: {is: prescription} that is in force or {is: letter} that stands, with what is compared with the paper, or {is: nothing}. Never directions, address, birth date, illness, nor what a referral says. Anyone may ask, thirty times a minute. Hint: data.busy.';
grant execute on function public.verify_code to anon, authenticated;
