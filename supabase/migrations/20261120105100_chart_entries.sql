-- Conditions, allergies and medicines: details, codes, who said it, who confirmed it, and how sensitive it is.
--
-- A row begins as what the patient (or who acts for them) says, or as what a clinician enters. A clinician who may add to
-- the category confirms it. Rows leave the list as ended (it was true, it is over) or removed (it was wrong).

do $$
declare
  v_list record;
  v_check text;
begin
  for v_list in select * from (values ('patient_conditions', 'conditions'), ('patient_allergies', 'profile'),
    ('patient_medications', 'medicines')) l (name, category) loop
    execute format($sql$
      alter table public.%1$I
        add column category text not null default %2$L check (category in (%2$L, 'mental_health', 'sexual_health')),
        add column code text check (code ~ '^[A-Za-z0-9][A-Za-z0-9.-]{0,17}$'),
        add column code_system text check (code_system in ('icd10', 'snomed', 'atc', 'rxnorm', 'nappi')),
        add column note text not null default '' check (length(note) <= 300),
        add column recorded_by uuid references public.profiles (id),
        add column confirmed_by uuid references public.specialists (profile_id),
        add column confirmed_at timestamptz,
        add column version int not null default 1,
        add check ((code is null) = (code_system is null)),
        add check ((confirmed_by is null) = (confirmed_at is null))$sql$, v_list.name, v_list.category);
    execute format('update public.%I set recorded_by = patient_id', v_list.name);
    execute format('alter table public.%I alter column recorded_by set not null', v_list.name);
    -- Copied tables copied the name of the check, too; look it up.
    select conname into v_check from pg_catalog.pg_constraint
    where conrelid = format('public.%I', v_list.name)::regclass and contype = 'c'
      and pg_catalog.pg_get_constraintdef(oid) like '%''removed''%';
    execute format($sql$alter table public.%1$I drop constraint %2$I,
      add constraint %3$I check (status in ('active', 'ended', 'removed'))$sql$, v_list.name, v_check, v_list.name || '_status');
    -- The category is part of it: "already listed" must not tell anybody of a row they may not see.
    execute format('drop index public.%I', v_list.name || '_once');
    execute format('create unique index %I on public.%I (patient_id, category, lower(label)) where status = ''active''',
      v_list.name || '_once', v_list.name);
    execute format('create index %I on public.%I (recorded_by)', v_list.name || '_recorded_by', v_list.name);
    execute format('create index %I on public.%I (confirmed_by) where confirmed_by is not null',
      v_list.name || '_confirmed_by', v_list.name);
    perform private.keep_versions_of(v_list.name, 'id', 'patient_id', 'source', 'recorded_by', 'created_at');
  end loop;
end $$;

alter table public.patient_allergies
  add column reaction text not null default '' check (length(reaction) <= 200),
  add column severity text check (severity in ('mild', 'moderate', 'severe', 'life_threatening'));
alter table public.patient_medications
  add column dose text not null default '' check (length(dose) <= 120),
  add column frequency text not null default '' check (length(frequency) <= 120);

comment on table public.patient_conditions is
  'Conditions. Patient reads own and changes what they reported; clinicians add and confirm by chart functions. Status active, ended, removed; earlier versions in chart_versions.';
comment on table public.patient_allergies is
  'Allergies with reaction and severity. Patient reads own and changes what they reported; clinicians add and confirm by chart functions. Never deleted; earlier versions in chart_versions.';
comment on table public.patient_medications is
  'Medicines a patient takes, with dose. Patient reads own and changes what they reported; clinicians add and confirm by chart functions. Never deleted; earlier versions in chart_versions.';

create function private.guard_chart_entry() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- active → ended or removed, ended → removed; what was taken off the list stays off and as it was.
  if old.status = 'removed' or (old.status = 'ended' and new.status = 'active') then
    perform private.refuse('chart.offTheList');
  end if;
  return new;
end $$;
comment on function private.guard_chart_entry() is
  'Refuses a way back onto the list and changes of removed rows, for anyone. Hint: chart.offTheList.';
create trigger patient_conditions_guard before update on public.patient_conditions
  for each row execute function private.guard_chart_entry();
create trigger patient_allergies_guard before update on public.patient_allergies
  for each row execute function private.guard_chart_entry();
create trigger patient_medications_guard before update on public.patient_medications
  for each row execute function private.guard_chart_entry();

create or replace function private.keep_list(p_table text, p_patient uuid, p_labels text[]) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  execute format('update public.%I set status = ''removed'' where patient_id = $1 and source = ''self'' and status = ''active''
    and not lower(label) = any (select lower(l) from unnest($2) l)', p_table) using p_patient, p_labels;
  -- A label that is listed in any category stays where it is: a quick form must not repeat a sensitive fact in an open place.
  execute format('insert into public.%1$I (patient_id, label, recorded_by) select $1, l, coalesce(private.me(), $1) from unnest($2) l
    where not exists (select from public.%1$I e where e.patient_id = $1 and e.status = ''active'' and lower(e.label) = lower(l))
    on conflict (patient_id, category, lower(label)) where status = ''active'' do nothing', p_table)
    using p_patient, p_labels;
end $$;

revoke execute on function private.guard_chart_entry() from public, anon, authenticated, service_role;
