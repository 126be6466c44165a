-- One wrote triggers that supabase/schemas now says itself; nobody calls the other.

drop function private.keep_versions_of(text, text, text, text[]);
drop function private.is_participant(uuid, uuid);
