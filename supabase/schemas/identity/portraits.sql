-- Who may keep a portrait in storage: each person one file, under their own id.

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
