-- A message on a private topic says that something changed; the browser then asks again, under row security.

create function private.broadcast(p_topic text, p_event text, p_payload jsonb) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if to_regprocedure('realtime.send(jsonb,text,text,boolean)') is not null then
    perform realtime.send(p_payload, p_event, p_topic, true);
  end if;
end $$;
comment on function private.broadcast(text, text, jsonb) is
  'Sends a message on a private topic where realtime exists. Ids and states only: whoever hears it asks again under row security.';
