-- The medicines of an issued prescription: rows that nobody changes afterwards.

create table public.prescription_items (
  id uuid primary key default gen_random_uuid(),
  prescription_id uuid not null references public.prescriptions (id),
  patient_id uuid not null references public.patients (profile_id),
  prescriber_id uuid not null references public.specialists (profile_id),
  position int not null check (position between 1 and 10),
  medicine text not null check (length(medicine) between 1 and 200),
  form text not null check (length(form) between 1 and 100),
  strength text not null check (length(strength) between 1 and 100),
  quantity int not null check (quantity between 1 and 10000),
  quantity_words text not null default '' check (length(quantity_words) <= 100),
  schedule int not null check (schedule between 0 and 6),
  directions text not null check (length(directions) between 1 and 500),
  repeats int not null check (repeats between 0 and 5),
  days_supply int not null check (days_supply between 1 and 400),
  runs_out_on date not null,
  ongoing boolean not null default false,
  medicine_id text check (length(medicine_id) <= 100),
  dose_amount numeric check (dose_amount > 0),
  dose_unit text check (length(dose_unit) between 1 and 20),
  times_a_day numeric check (times_a_day > 0),
  as_needed boolean not null default false,
  named text[] not null default '{}' check (cardinality(named) <= 10),
  unique (prescription_id, position),
  check (schedule < 6 or (quantity_words <> '' and repeats = 0 and days_supply <= 30))
);
comment on table public.prescription_items is
  'The medicines of an issued prescription with the particulars of regulation 33. Written once, when it is issued. Patient and prescriber read them.';

comment on column public.prescription_items.ongoing is
  'The prescriber marked it as taken on and on; all else is a course that ends, of which nobody is reminded to ask for more.';

comment on column public.prescription_items.medicine_id is
  'The medicine of the catalogue whose version stands in the checks of the prescription; null: written as text, and nothing but its words was compared.';

comment on column public.prescription_items.named is
  'Of a medicine written as text: what the prescriber said is in it, as medicines of the catalogue.';

create index prescription_items_of_patient on public.prescription_items (patient_id);
create index prescription_items_of_prescriber on public.prescription_items (prescriber_id);

alter table public.prescription_items enable row level security;
alter table public.prescription_items force row level security;
create policy "prescribers read their own prescription items" on public.prescription_items for select to authenticated
  using (prescriber_id = (select private.me_practising()));
create policy "patients read the medicines prescribed to them" on public.prescription_items
  for select to authenticated using (patient_id = (select private.me()));
revoke all on public.prescription_items from public, anon, authenticated, service_role;
grant select on public.prescription_items to authenticated;

create function private.guard_prescription_item() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.prescriptions p where p.id = new.prescription_id and p.status = 'draft'
      and (p.patient_id, p.prescriber_id) = (new.patient_id, new.prescriber_id)) then
    raise exception 'medicines are written when a draft is issued' using errcode = '23514';
  end if;
  return new;
end $$;
comment on function private.guard_prescription_item() is 'No medicine is added to a prescription that was issued.';

create trigger prescription_items_guard before insert on public.prescription_items
  for each row execute function private.guard_prescription_item();

select private.append_only('public.prescription_items');
