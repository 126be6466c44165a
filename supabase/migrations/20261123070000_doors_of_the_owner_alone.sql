-- No function of the server, no cron line and no doctor comes through these doors. Operators are appointed, and a registration is entered
-- past them, by whoever owns the database; lapsed holds are a job, which runs as its owner.

revoke execute on function public.appoint_operator(uuid, text), public.dismiss_operator(uuid), public.expire_lapsed_holds(),
  public.set_registration(uuid, text, text, text, timestamptz) from service_role;
