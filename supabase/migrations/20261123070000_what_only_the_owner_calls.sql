-- No function of the server, no cron line and no doctor calls these: whoever owns the database appoints operators and enters what a
-- council said; that holds lapse is a job, which runs as its owner.

revoke execute on function public.appoint_operator(uuid, text), public.dismiss_operator(uuid), public.expire_lapsed_holds(),
  public.set_registration(uuid, text, text, text, timestamptz) from service_role;
