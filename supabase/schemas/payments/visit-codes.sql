-- What a claim calls a visit: ICD-10 codes of what it was about and tariff codes of what was done, by who signed its note.
-- A diagnosis on a receipt tells an employer or whoever opens the post: codes stand on it only when the patient asks for them.

create table public.visit_codes (
  appointment_id uuid primary key references public.appointments (id),
  patient_id uuid not null references public.patients (profile_id),
  author_id uuid not null references public.specialists (profile_id),
  icd10 text[] not null default '{}' check (cardinality(icd10) <= 12),
  tariffs text[] not null default '{}' check (cardinality(tariffs) <= 12),
  updated_at timestamptz not null default private.clock(),
  check (cardinality(icd10) + cardinality(tariffs) > 0)
);
comment on table public.visit_codes is
  'ICD-10 and tariff codes of a visit, for a claim. Its patient and who wrote them read them; nobody else, who may pay included.';

create index visit_codes_of_patient on public.visit_codes (patient_id);
create index visit_codes_of_author on public.visit_codes (author_id);

alter table public.visit_codes enable row level security;
alter table public.visit_codes force row level security;
create policy "patients read the codes of their visits" on public.visit_codes for select to authenticated
  using (patient_id = (select private.me()));
create policy "specialists read the codes they wrote" on public.visit_codes for select to authenticated
  using (author_id = (select private.me_practising()));
revoke all on public.visit_codes from public, anon, authenticated, service_role;
grant select on public.visit_codes to authenticated;

create trigger visit_codes_touch before update on public.visit_codes for each row execute function private.touch();

create function private.clean_codes(p_codes text[]) returns text[]
language sql immutable security invoker set search_path = '' as $$
  select coalesce(array_agg(t.code order by t.at), '{}') from (select upper(btrim(c.code)) as code, min(c.at) as at
    from unnest(p_codes) with ordinality c (code, at) where btrim(c.code) <> '' group by 1) t
$$;
comment on function private.clean_codes(text[]) is 'Codes in capitals, without blanks, each once, in their order.';

create function public.set_visit_codes(p_appointment uuid, p_icd10 text[], p_tariffs text[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := private.me_practising();
  v_icd10 text[] := private.clean_codes(p_icd10);
  v_tariffs text[] := private.clean_codes(p_tariffs);
  v_patient uuid;
begin
  select n.patient_id into v_patient from public.notes n
  where n.appointment_id = p_appointment and n.author_id = v_me and n.state = 'signed' limit 1;
  if not found then
    perform private.refuse('codes.noteFirst');
  end if;
  if cardinality(v_icd10) > 12 or cardinality(v_tariffs) > 12 then
    perform private.refuse('validation.tooMany');
  elsif exists (select from unnest(v_icd10) c where c !~ '^[A-Z][0-9]{2}(\.[0-9]{1,4})?$') then
    perform private.refuse('codes.icd10');
  elsif exists (select from unnest(v_tariffs) c where c !~ '^[0-9]{4,6}$') then
    perform private.refuse('codes.tariff');
  end if;
  if cardinality(v_icd10) + cardinality(v_tariffs) = 0 then
    delete from public.visit_codes c where c.appointment_id = p_appointment and c.author_id = v_me;
    return;
  end if;
  insert into public.visit_codes as c (appointment_id, patient_id, author_id, icd10, tariffs)
  values (p_appointment, v_patient, v_me, v_icd10, v_tariffs)
  on conflict (appointment_id) do update set icd10 = excluded.icd10, tariffs = excluded.tariffs, author_id = excluded.author_id;
end $$;
comment on function public.set_visit_codes(uuid, text[], text[]) is
  'Who signed a note of the visit gives its ICD-10 codes (J45.9) and tariff codes (0190) for the patient''s claim, all of them each time; none takes them back. Repeatable. Hints: codes.noteFirst, codes.icd10, codes.tariff, validation.tooMany.';
grant execute on function public.set_visit_codes to authenticated;
