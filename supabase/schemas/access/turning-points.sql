-- Birthdays on which rights change: the 12th, the 16th and the 18th, by the day in South Africa.
--
-- The rights themselves are computed from the age whenever they are asked (effective_scopes); nothing waits for this. The job
-- says beforehand what will change, says it on the day, and tidies: on the 18th birthday what guardians had is ended by name.
-- Whoever was born on 29 February has their day on 1 March in common years (private.birthday).

create function private.tell_of_birthday(p_person public.patients, p_turns int, p_on date, p_reached boolean) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_facts constant jsonb := jsonb_build_object('turns', p_turns, 'on', p_on);
  -- A corrected birth date is another birthday, told anew; the thirty and the seven days are two tellings.
  v_key constant text := concat_ws(':', p_person.profile_id, p_turns, p_on, case when p_reached then 'reached'
    when p_on - private.today_at_home() > 7 then '30' else '7' end);
begin
  perform private.notify(d.delegate_id, case when p_reached then 'birthday.reached' else 'birthday.ahead' end, d.id,
    v_facts || jsonb_build_object('counterpartName', private.person_name(p_person.profile_id)), 'birthday:' || v_key || ':' || d.delegate_id)
  from public.delegations d where d.patient_id = p_person.profile_id and d.state = 'active' and d.basis <> 'invited';
  -- Who has no sign-in hears nothing: notify() would tell those who look after them, who were just told.
  perform private.notify(p.id, case when p_reached then 'birthday.yoursReached' else 'birthday.yoursAhead' end, p.id, v_facts,
    'birthday:' || v_key || ':' || p.id)
  from public.profiles p where p.id = p_person.profile_id and p.clerk_id is not null;
end $$;
comment on function private.tell_of_birthday(public.patients, int, date, boolean) is
  'Tells guardians and carers, and the young person who has a sign-in, what changes on a birthday: thirty and seven days before, and on the day. Once each.';

create function private.come_of_age(p_person public.patients, p_on date) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.delegations set state = 'ended', ended_at = private.clock(), end_reason = 'came of age'
  where id in (select d.id from public.delegations d where d.patient_id = p_person.profile_id and d.state = 'active' and d.basis <> 'invited'
    and (d.accepted_at at time zone 'Africa/Johannesburg')::date < p_on for update skip locked);
end $$;
comment on function private.come_of_age(public.patients, date) is
  'Ends what guardians and carers had of a child who is of age now: it gave nothing since midnight.';

create function private.announce_turning_points() returns int
language plpgsql volatile security definer set search_path = '' as $$
declare
  v_today constant date := private.today_at_home();
  v_row record;
  v_count int := 0;
begin
  -- A week back, for days on which nobody ran; of who is of age, for as long as somebody acts for the child they were.
  for v_row in select f as person, t.years, b.on_day
    from (values (12), (16), (18)) t (years)
    join public.patients f on f.date_of_birth between (v_today - make_interval(years => t.years) - interval '9 days')::date
      and (v_today - make_interval(years => t.years) + interval '32 days')::date
    cross join lateral (select private.birthday(f.date_of_birth, t.years) as on_day) b
    where b.on_day between v_today - 7 and v_today + 30
    union
    select f, 18, b.on_day from public.delegations d join public.patients f on f.profile_id = d.patient_id
    cross join lateral (select private.birthday(f.date_of_birth, 18) as on_day) b
    where d.state = 'active' and d.basis <> 'invited' and b.on_day <= v_today
      and (d.accepted_at at time zone 'Africa/Johannesburg')::date < b.on_day
  loop
    continue when private.has_died((v_row.person).profile_id)
      or exists (select from private.closed_accounts c where c.id = (v_row.person).profile_id);
    perform private.tell_of_birthday(v_row.person, v_row.years, v_row.on_day, v_row.on_day <= v_today);
    if v_row.years = 18 and v_row.on_day <= v_today then
      perform private.come_of_age(v_row.person, v_row.on_day);
    end if;
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;
comment on function private.announce_turning_points() is
  'The daily job of birthdays: announces the 12th, 16th and 18th thirty and seven days before and on the day, and ends what guardians of a child had who is of age. For how many people; repeatable.';
