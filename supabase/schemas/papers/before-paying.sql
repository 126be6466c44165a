-- Nothing for nothing: whether a visit can give the script that its reason asks for, told before it is paid.
--
-- Only dangers are found here. That nothing is said of a medicine does not mean that it will be prescribed.

create function private.asks_for_script(p_plain text) returns boolean
language sql immutable security invoker set search_path = '' as $$
  -- English, Afrikaans, isiZulu and isiXhosa, Sesotho: script, repeat, medicine, tablets.
  select p_plain ~ ('\m(scripts?|prescriptions?|prescribe|repeats?|refills?|renew(al)?|medicines?|medications?|meds|tablets?|pills?'
    || '|voorskri[a-z]+|herhaal[a-z]*|medisyne|medikasie|pille|tablette|amaphilisi|iphilisi|umuthi|imithi|iipilisi|ipilisi|amayeza'
    || '|dipilisi|pilisi|meriana|moriana)\M')
$$;
comment on function private.asks_for_script(text) is 'Whether plain words (plain_words) speak of a script or of medicines.';

create function private.medicines_named(p_plain text) returns table (name text, schedule int)
language sql stable security definer set search_path = '' as $$
  select m.name, (select min(s) from unnest(m.schedules) s)
  from private.catalogue_medicines m
  where m.version = private.catalogue_in_force() and exists (select from private.catalogue_names n
    where n.version = m.version and n.medicine = m.id and length(n.name) >= 4 and position(' ' || n.name || ' ' in ' ' || p_plain || ' ') > 0)
  order by 2 desc, 1 limit 20
$$;
comment on function private.medicines_named(text) is 'Medicines of the catalogue that plain words name, with their lowest schedule.';

create function public.script_outlook(p_specialist uuid, p_reason text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_plain text := btrim(private.plain_words(left(coalesce(p_reason, ''), 2000)));
  v_row public.specialists;
  v_named jsonb;
begin
  perform private.spend_call('search', 600, 12000, 600);
  select s.* into v_row from public.specialists s where s.profile_id = p_specialist and private.is_listed(s.profile_id);
  if not found then
    return null;
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('name', n.name, 'schedule', n.schedule,
      'why', case when n.schedule > v_row.prescribes_up_to then 'above' else 'six' end)), '[]') into v_named
  from private.medicines_named(v_plain) n where n.schedule > greatest(v_row.prescribes_up_to, 2) or n.schedule = 6;
  return jsonb_build_object('asks', v_named <> '[]' or private.asks_for_script(v_plain),
    'prescribes', v_row.prescribes_up_to > 0, 'canSign', private.paper_gaps(p_specialist, 'prescription') = '[]',
    'medicines', v_named);
end $$;
comment on function public.script_outlook(uuid, text) is
  'Before a visit is paid: whether its reason asks for a script (asks), whether this specialist prescribes at all (prescribes) and has what a script must carry to be signed in a way that a pharmacy takes (canSign), and of the medicines it names those above what they prescribe from afar (why: above) and those of Schedule 6 (six): one supply, the signed paper itself goes to the pharmacy. Null: not listed. Nothing is kept. Counted with searches. Hint: data.busy.';
grant execute on function public.script_outlook to anon, authenticated;
