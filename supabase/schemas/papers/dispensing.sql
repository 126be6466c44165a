-- A pharmacist without an account records what was dispensed, by the code on the paper. Counted together with the questions about
-- codes: whoever tries codes here is stopped as there.

create function private.read_code(p_code text) returns text
language sql immutable security invoker set search_path = '' as $$
  select translate(regexp_replace(upper(left(coalesce(p_code, ''), 60)), '[^0-9A-Z]', '', 'g'), 'OIL', '011')
$$;
comment on function private.read_code(text) is 'A code as it was typed, with what is mistaken for each other put right.';

create function private.code_behind(p_code text) returns text
language sql stable security definer set search_path = '' as $$
  select case when p_code ~ '^[0-9a-f]{64}$' then (select p.code from public.paper_files f join private.papers p on p.id = f.paper_id
    where f.signed_sha256 = p_code and not private.is_revoked(f.certificate)) else private.read_code(p_code) end
$$;
comment on function private.code_behind(text) is
  'The code that was typed, or that of the file in which what was signed has this hash (64 hex digits); null: no such file, or its certificate was revoked.';

create function private.pharmacy_number(p_text text, p_letter text, p_hint text) returns text
language plpgsql immutable security definer set search_path = '' as $$
declare
  v_text text := regexp_replace(upper(left(coalesce(p_text, ''), 30)), '[^A-Z0-9]', '', 'g');
begin
  if v_text !~ ('^' || p_letter || '?[0-9]{4,8}$') then
    perform private.refuse(p_hint);
  end if;
  return p_letter || ltrim(v_text, p_letter);
end $$;
comment on function private.pharmacy_number(text, text, text) is 'A number of the Pharmacy Council with its letter. Hint: the one that is given.';

create function private.script_of_code(p_code text) returns public.prescriptions
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.prescriptions;
begin
  select * into v_row from public.prescriptions p where p.verify_code = private.code_behind(p_code) for update;
  if not found or v_row.status <> 'active' then
    perform private.refuse('papers.codeNotInForce');
  elsif private.has_expired(v_row) then
    perform private.refuse('papers.expired');
  end if;
  return v_row;
end $$;
comment on function private.script_of_code(text) is 'The prescription in force that a code belongs to, locked. Hints: papers.codeNotInForce, expired.';

create function public.record_dispensing(p_code text, p_key uuid, p_position int, p_quantity int, p_pharmacy text,
  p_pharmacist text, p_reference text default '') returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.prescriptions;
  v_item public.prescription_items;
  v_before int;
begin
  perform private.spend_call('verify', 30, 600, 60);
  v_row := private.script_of_code(p_code);
  if p_key is null then
    perform private.refuse('data.invalid');
  end if;
  if exists (select from public.dispensings d where d.id = p_key and d.prescription_id = v_row.id) then
    return private.dispensed_json(v_row.id);
  end if;
  select * into v_item from public.prescription_items i where i.prescription_id = v_row.id and i.position = p_position;
  if not found then
    perform private.refuse('data.invalid');
  end if;
  select coalesce(sum(d.quantity), 0) into v_before from public.dispensings d
  where d.prescription_id = v_row.id and d.position = p_position and d.struck_at is null;
  if p_quantity is null or p_quantity < 1 then
    perform private.refuse('papers.quantityRequired');
  elsif v_before + p_quantity > v_item.quantity * (v_item.repeats + 1) then
    perform private.refuse('papers.moreThanPrescribed');
  end if;
  insert into public.dispensings (id, prescription_id, position, patient_id, prescriber_id, quantity, pharmacy, pharmacist, reference)
  values (p_key, v_row.id, p_position, v_row.patient_id, v_row.prescriber_id, p_quantity,
    private.pharmacy_number(p_pharmacy, 'Y', 'papers.pharmacyNumber'), private.pharmacy_number(p_pharmacist, 'P', 'papers.pharmacistNumber'),
    private.one_line(left(coalesce(p_reference, ''), 60)));
  return private.dispensed_json(v_row.id);
end $$;
comment on function public.record_dispensing(text, uuid, int, int, text, text, text) is
  'Whoever holds a prescription in force records a quantity of one of its medicines as dispensed, with the numbers of pharmacy (Y) and pharmacist (P) and their own reference; all repeats together are the most. The same key once. Gives all of it. Hints: papers.codeNotInForce, expired, quantityRequired, moreThanPrescribed, pharmacyNumber, pharmacistNumber; data.busy, data.invalid.';
grant execute on function public.record_dispensing to anon, authenticated;

create function public.strike_dispensing(p_code text, p_id uuid, p_pharmacist text, p_reason text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.prescriptions;
  v_line public.dispensings;
  v_reason text := btrim(coalesce(p_reason, ''), E' \t\n\r');
begin
  perform private.spend_call('verify', 30, 600, 60);
  v_row := private.script_of_code(p_code);
  select * into v_line from public.dispensings d where d.id = p_id and d.prescription_id = v_row.id for update;
  if not found or v_line.pharmacist <> private.pharmacy_number(p_pharmacist, 'P', 'papers.pharmacistNumber') then
    perform private.refuse('papers.notYours');
  elsif length(v_reason) not between 10 and 300 then
    perform private.refuse('prescriptions.reasonRequired');
  end if;
  if v_line.struck_at is null then
    update public.dispensings set struck_at = private.clock(), struck_reason = v_reason where id = v_line.id;
  end if;
  return private.dispensed_json(v_row.id);
end $$;
comment on function public.strike_dispensing(text, uuid, text, text) is
  'The pharmacist who recorded it strikes out what was dispensed, with a reason of at least ten characters. Repeatable. Hints: papers.codeNotInForce, expired, notYours, pharmacistNumber; prescriptions.reasonRequired, data.busy.';
grant execute on function public.strike_dispensing to anon, authenticated;
