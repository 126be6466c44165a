-- Booking a held time is one call: words, symptom check, files and what is shared arrive with it as a whole, or the
-- hold stays as it was.

create function public.book_visit(p_appointment uuid, p_reason text, p_consent boolean, p_check_key text default null,
  p_check jsonb default null, p_files uuid[] default '{}', p_access text[] default null, p_dangers uuid[] default '{}',
  p_companion text default null, p_organization uuid default null) returns public.appointments
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_visit public.appointments := private.my_appointment(p_appointment, 'patient');
  v_reason text := btrim(coalesce(p_reason, ''), E' \t\n\r');
  v_companion text := regexp_replace(btrim(coalesce(p_companion, ''), E' \t\n\r'), '\s+', ' ', 'g');
  v_check jsonb;
  v_danger uuid;
begin
  perform private.refuse_submit(v_visit, v_reason, p_consent);
  if length(v_companion) > 100 then
    perform private.refuse('validation.tooLong');
  elsif v_companion <> private.plain_name(v_companion) then
    perform private.refuse('validation.plainName');
  end if;
  update public.appointments a set companion = v_companion where a.id = p_appointment and p_companion is not null
    and a.companion <> v_companion;
  if p_check_key is not null then
    v_check := public.save_symptom_check(p_check_key, p_check);
    perform public.attach_triage((v_check ->> 'id')::uuid, p_appointment, p_check ->> 'hasCalled' = 'true');
  end if;
  foreach v_danger in array coalesce(p_dangers, '{}') loop
    perform public.share_danger(v_danger, p_appointment);
  end loop;
  perform private.attach_visit_files(v_visit, p_files);
  perform private.show_visit(v_visit, p_organization);
  if p_access is not null then
    perform public.set_visit_access(p_appointment, p_access, true);
  end if;
  return private.submit_booking(p_appointment, v_reason);
end $$;
comment on function public.book_visit(uuid, text, boolean, text, jsonb, uuid[], text[], uuid[], text, uuid) is
  'Books a held time, or corrects what was sent while it waits for an answer or its money: reason and consent; a symptom check with its key; open dangers by the ids of their checks; exactly these files; what is shared of the record (null: as before); who comes along with a child (null: as before); which practice was said to see name, phone and time (null: none). All of it or nothing. Repeatable. Hints: booking.notFound, cannotSubmit, holdExpired, specialistAway, reasonRequired, reasonTooLong, consentRequired, tooManyRequests, fileGone, filesNotReady, validation.tooLong, validation.plainName, and those of save_symptom_check, attach_triage, share_danger and set_visit_access.';
grant execute on function public.book_visit to authenticated;
