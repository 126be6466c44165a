-- What pharmacies dispensed on a prescription, as they say themselves. Struck out, never deleted.

create table public.dispensings (
  id uuid primary key,
  prescription_id uuid not null references public.prescriptions (id),
  position int not null,
  patient_id uuid not null references public.patients (profile_id),
  prescriber_id uuid not null references public.specialists (profile_id),
  quantity int not null check (quantity between 1 and 60000),
  pharmacy text not null check (pharmacy ~ '^Y[0-9]{4,8}$'),
  pharmacist text not null check (pharmacist ~ '^P[0-9]{4,8}$'),
  reference text not null default '' check (length(reference) <= 60)
    constraint reference_is_one_line check (reference = private.one_line(reference)),
  dispensed_at timestamptz not null default private.clock(),
  struck_at timestamptz,
  struck_reason text check (length(struck_reason) between 10 and 300),
  foreign key (prescription_id, position) references public.prescription_items (prescription_id, position),
  check ((struck_at is null) = (struck_reason is null))
);
comment on table public.dispensings is
  'Quantities that a pharmacist recorded as dispensed by the code of a prescription, with the numbers they gave: nobody compared these with the register of the Pharmacy Council. Patient and prescriber read them; struck out with a reason, never deleted.';
comment on column public.dispensings.reference is 'The pharmacy''s own number of it.';

create index dispensings_of_item on public.dispensings (prescription_id, position);
create index dispensings_of_patient on public.dispensings (patient_id);
create index dispensings_of_prescriber on public.dispensings (prescriber_id);

alter table public.dispensings enable row level security;
alter table public.dispensings force row level security;
create policy "patients read what was dispensed to them" on public.dispensings
  for select to authenticated using (patient_id = (select private.me()));
create policy "prescribers read what was dispensed on their prescriptions" on public.dispensings
  for select to authenticated using (prescriber_id = (select private.me_practising()));
revoke all on public.dispensings from public, anon, authenticated, service_role;
grant select on public.dispensings to authenticated;

create function private.guard_dispensing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.struck_at is not null
    or to_jsonb(new) - array['struck_at', 'struck_reason'] <> to_jsonb(old) - array['struck_at', 'struck_reason'] then
    raise exception 'what was dispensed never changes; it is struck out once' using errcode = '23514';
  end if;
  return new;
end $$;
comment on function private.guard_dispensing() is 'What was recorded as dispensed is struck out once and never changed.';
create trigger dispensings_guard before update on public.dispensings for each row execute function private.guard_dispensing();
select private.keep_rows('public.dispensings');
