-- Live updates: a message on a private topic per person says that a visit changed; the browser then asks again.
--
-- The message carries id, status and sequence, nothing else: everything a person may see goes through row security. The
-- specialist hears of a visit once it was booked. Also here: who may keep a portrait in storage.

create function private.announce_appointment() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_message jsonb := jsonb_build_object('id', new.id, 'status', new.status, 'sequence', new.sequence);
begin
  if to_regprocedure('realtime.send(jsonb,text,text,boolean)') is null then
    return null;
  end if;
  perform realtime.send(v_message, 'appointment_changed', 'appointments:' || new.patient_id, true);
  if new.booked_at is not null then
    perform realtime.send(v_message, 'appointment_changed', 'appointments:' || new.specialist_id, true);
  end if;
  return null;
end $$;
comment on function private.announce_appointment() is 'Announces a change of a visit to its two sides.';

create trigger appointments_announce after insert or update on public.appointments
  for each row execute function private.announce_appointment();
revoke execute on function private.announce_appointment() from public, anon, authenticated, service_role;

do $$ begin
  if to_regclass('realtime.messages') is not null and to_regprocedure('realtime.topic()') is not null then
    create policy "people hear about their own appointments" on realtime.messages for select to authenticated
      using (extension = 'broadcast' and (select realtime.topic()) = 'appointments:' || (select private.me())::text);
  end if;
  if to_regclass('storage.objects') is not null and to_regclass('storage.buckets') is not null then
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    values ('profile-images', 'profile-images', true, 5242880, array['image/jpeg', 'image/png', 'image/webp'])
    on conflict (id) do nothing;
    create policy "people see their own portrait file" on storage.objects for select to authenticated
      using (bucket_id = 'profile-images' and name = (select private.me())::text || '/portrait');
    create policy "people add their own portrait" on storage.objects for insert to authenticated
      with check (bucket_id = 'profile-images' and name = (select private.me())::text || '/portrait');
    create policy "people replace their own portrait" on storage.objects for update to authenticated
      using (bucket_id = 'profile-images' and name = (select private.me())::text || '/portrait')
      with check (bucket_id = 'profile-images' and name = (select private.me())::text || '/portrait');
    create policy "people remove their own portrait" on storage.objects for delete to authenticated
      using (bucket_id = 'profile-images' and name = (select private.me())::text || '/portrait');
  end if;
end $$;
