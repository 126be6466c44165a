-- What a specialist offers: visit types are saved as whole forms and retired, never deleted.
--
-- A visit copies length, buffers, price and notice when its time is held, so nothing here changes what is booked. A save
-- names the version it was made from: of two at once the second is told instead of undoing the first.

create function private.form_modes(p_form jsonb) returns text[]
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v_modes text[];
begin
  if jsonb_typeof(p_form -> 'modes') is distinct from 'array' then
    perform private.refuse('practice.modes');
  end if;
  select array(select m.mode from unnest(array['video', 'voice', 'chat']) with ordinality m (mode, nr)
    where p_form -> 'modes' ? m.mode order by m.nr) into v_modes;
  if cardinality(v_modes) = 0 or cardinality(v_modes) <> jsonb_array_length(p_form -> 'modes') then
    perform private.refuse('practice.modes');
  end if;
  return v_modes;
end $$;
comment on function private.form_modes(jsonb) is 'The modes of a visit type, each once.';

create function private.visit_type_of(p_form jsonb) returns public.visit_types
language plpgsql immutable security invoker set search_path = '' as $$
declare
  v public.visit_types;
begin
  perform private.require_form(p_form);
  v.name := private.form_name(p_form, 'name', 'practice.name', 1, 100);
  v.minutes := private.form_int(p_form, 'minutes', 'practice.minutes', 5, 480);
  v.modes := private.form_modes(p_form);
  v.price_minor := private.form_int(p_form, 'priceMinor', 'practice.price', 0, 10000000);
  -- All of these have cents.
  v.currency := p_form ->> 'currency';
  if v.currency is null or v.currency not in ('USD', 'ZAR', 'EUR', 'GBP') then
    perform private.refuse('practice.currency');
  end if;
  v.buffer_before_minutes := private.form_int(p_form, 'bufferBeforeMinutes', 'practice.buffer', 0, 120);
  v.buffer_after_minutes := private.form_int(p_form, 'bufferAfterMinutes', 'practice.buffer', 0, 120);
  v.grid_minutes := private.form_int(p_form, 'gridMinutes', 'practice.grid', 5, 60);
  if v.grid_minutes not in (5, 10, 15, 20, 30, 60) then
    perform private.refuse('practice.grid');
  end if;
  v.notice_minutes := private.form_int(p_form, 'noticeMinutes', 'practice.notice', 0, 20160);
  v.window_days := private.form_int(p_form, 'windowDays', 'practice.window', 1, 400);
  v.cancel_notice_minutes := private.form_int(p_form, 'cancelNoticeMinutes', 'practice.cancelNotice', 0, 20160);
  v.late_refund_percent := private.form_int(p_form, 'lateRefundPercent', 'practice.refundPercent', 0, 100);
  v.needs_approval := private.form_flag(p_form, 'needsApproval');
  v.position := private.form_int(p_form, 'position', 'data.invalid', 0, 1000);
  if v.notice_minutes >= v.window_days * 1440 then
    perform private.refuse('practice.window');
  end if;
  return v;
end $$;
comment on function private.visit_type_of(jsonb) is 'A visit type as the form says it, every rule of the form asked again.';

create function private.same_visit_type(p_one public.visit_types, p_other public.visit_types) returns boolean
language plpgsql immutable security invoker set search_path = '' as $$
begin
  return to_jsonb(p_one) - array['id', 'specialist_id', 'version', 'active', 'created_at', 'updated_at']
    = to_jsonb(p_other) - array['id', 'specialist_id', 'version', 'active', 'created_at', 'updated_at'];
end $$;
comment on function private.same_visit_type(public.visit_types, public.visit_types) is
  'Whether both say the same to patients.';

create function private.own_visit_type(p_id uuid, p_specialist uuid) returns public.visit_types
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_row public.visit_types;
begin
  select * into v_row from public.visit_types t where t.id = p_id and t.specialist_id = p_specialist for no key update;
  if not found then
    perform private.refuse('practice.visitTypeNotFound');
  end if;
  return v_row;
end $$;
comment on function private.own_visit_type(uuid, uuid) is 'A visit type of this specialist, locked; else practice.visitTypeNotFound.';

create function private.refuse_visit_type(p_specialist uuid, p_id uuid, p_name text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (select from public.visit_types t
      where t.specialist_id = p_specialist and t.active and lower(t.name) = lower(p_name) and t.id <> p_id) then
    perform private.refuse('practice.nameTaken');
  end if;
  if (select count(*) from public.visit_types t
      where t.specialist_id = p_specialist and t.active and t.id <> p_id) >= 20 then
    perform private.refuse('validation.tooMany');
  end if;
end $$;
comment on function private.refuse_visit_type(uuid, uuid, text) is
  'What speaks against one more visit type of that name: the name is used, or there are twenty.';

create function public.save_visit_type(p_id uuid, p_form jsonb, p_version int default null) returns public.visit_types
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := (private.my_practice()).profile_id;
  v public.visit_types := private.visit_type_of(p_form);
  v_row public.visit_types;
begin
  if p_id is null then
    perform private.refuse('data.invalid');
  end if;
  if exists (select from public.visit_types t where t.id = p_id) then
    v_row := private.own_visit_type(p_id, v_me);
    if not v_row.active then
      perform private.refuse('practice.visitTypeRetired');
    end if;
    if private.same_visit_type(v, v_row) then
      return v_row;
    end if;
    if p_version is distinct from v_row.version then
      perform private.refuse('data.conflict');
    end if;
    perform private.refuse_visit_type(v_me, p_id, v.name);
    update public.visit_types t set name = v.name, minutes = v.minutes, modes = v.modes, price_minor = v.price_minor,
      currency = v.currency, buffer_before_minutes = v.buffer_before_minutes, buffer_after_minutes = v.buffer_after_minutes,
      grid_minutes = v.grid_minutes, notice_minutes = v.notice_minutes, window_days = v.window_days,
      cancel_notice_minutes = v.cancel_notice_minutes, late_refund_percent = v.late_refund_percent,
      needs_approval = v.needs_approval, position = v.position
    where t.id = p_id returning * into v_row;
    return v_row;
  end if;
  if p_version is not null then
    perform private.refuse('practice.visitTypeNotFound');
  end if;
  perform private.refuse_visit_type(v_me, p_id, v.name);
  insert into public.visit_types (id, specialist_id, name, minutes, modes, price_minor, currency, buffer_before_minutes,
    buffer_after_minutes, grid_minutes, notice_minutes, window_days, cancel_notice_minutes, late_refund_percent,
    needs_approval, position)
  values (p_id, v_me, v.name, v.minutes, v.modes, v.price_minor, v.currency, v.buffer_before_minutes,
    v.buffer_after_minutes, v.grid_minutes, v.notice_minutes, v.window_days, v.cancel_notice_minutes, v.late_refund_percent,
    v.needs_approval, v.position)
  on conflict (id) do nothing returning * into v_row;
  if v_row.id is null then
    perform private.refuse('practice.visitTypeNotFound');
  end if;
  return v_row;
end $$;
comment on function public.save_visit_type(uuid, jsonb, int) is
  'Saves a visit type of the caller; a new one under an id of the browser without version. Visits keep what they were booked with. Saving the same again changes nothing. Hints: data.conflict, practice.visitTypeNotFound, visitTypeRetired, nameTaken, and one for each field.';
grant execute on function public.save_visit_type to authenticated;

create function public.retire_visit_type(p_id uuid, p_version int) returns public.visit_types
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_me uuid := (private.my_practice()).profile_id;
  v_row public.visit_types := private.own_visit_type(p_id, v_me);
begin
  if not v_row.active then
    return v_row;
  end if;
  if p_version is distinct from v_row.version then
    perform private.refuse('data.conflict');
  end if;
  update public.visit_types t set active = false where t.id = p_id returning * into v_row;
  return v_row;
end $$;
comment on function public.retire_visit_type(uuid, int) is
  'Offers a visit type no more. Visits of it stay as they were booked. Repeatable. Hints: data.conflict, practice.visitTypeNotFound.';
grant execute on function public.retire_visit_type to authenticated;
