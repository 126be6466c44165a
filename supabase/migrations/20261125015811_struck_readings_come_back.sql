-- Striking a measurement can be undone by who struck it.

create or replace function private.guard_observation() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_type public.observation_types;
  v_before public.observations;
begin
  select * into strict v_type from public.observation_types t where t.code = new.code;
  if new.unit <> v_type.unit then
    perform private.refuse('chart.unitWrong');
  end if;
  if (new.second_value is null) <> (v_type.second_loinc is null) then
    perform private.refuse('chart.secondValueRequired');
  end if;
  if new.value not between v_type.min_value and v_type.max_value
    or new.second_value not between v_type.second_min and v_type.second_max then
    perform private.refuse('chart.valueImplausible');
  end if;
  if new.second_value >= new.value then
    perform private.refuse('chart.secondValueRequired');
  end if;
  if new.category not in (v_type.section, 'mental_health', 'sexual_health') then
    perform private.refuse('chart.categoryUnknown');
  end if;
  if new.replaces is not null then
    select * into strict v_before from public.observations o where o.id = new.replaces;
    if v_before.status = 'entered_in_error' and (new.status, new.recorded_by, new.value, new.second_value)
      is distinct from ('corrected', v_before.recorded_by, v_before.value, v_before.second_value) then
      perform private.refuse('chart.corrected');
    elsif (v_before.patient_id, v_before.code, v_before.taken_at, v_before.source, v_before.category, v_before.version + 1)
      is distinct from (new.patient_id, new.code, new.taken_at, new.source, new.category, new.version) then
      raise exception 'a correction is of the same measurement' using errcode = '42501', hint = 'access.refused';
    end if;
  end if;
  return new;
end $$;
comment on function private.guard_observation() is
  'Every row, whoever inserts it: the unit of its kind, plausible numbers, and corrections of the same measurement only; what was struck comes back as it was, by who struck it. Hints: chart.unitWrong, chart.valueImplausible, chart.secondValueRequired, chart.categoryUnknown, chart.corrected.';

comment on function public.correct_observation(uuid, numeric, numeric, text, uuid, text) is
  'Replaces a measurement by a newer version with a reason; without a value it is struck. Who struck one puts it back by its own value. The key is the id of the new row. Hints: chart.notFound, chart.askForCorrection, chart.corrected, chart.correctionReasonRequired, those of measurements.';
