-- What browsers tell of the sections' code: counts for each build and hour. No row is about a person, a device or a page load.
--
-- Anybody can send a report, so nothing here grows with how much is sent: forty sections, forty builds of one, a hundred kinds of problems
-- of a build, 140 steps of a measurement, and all of it for thirty days (private.forget_reports).

create table private.report_builds (
  section text not null check (section ~ '^[a-z][a-z-]{0,29}$'),
  build text not null check (build ~ '^[0-9a-f]{8,64}$'),
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (section, build)
);
comment on table private.report_builds is
  'Builds of sections that browsers told of, at most forty of each of forty sections; first_at is taken for when it was released.';

create table private.report_problems (
  section text not null,
  build text not null,
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{16}$'),
  kind text not null check (kind in ('error', 'failure')),
  name text not null check (name ~ '^[A-Za-z]{1,40}$'),
  words text not null check (length(words) <= 90),
  place text not null check (length(place) <= 120),
  route text not null check (length(route) <= 330),
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (section, build, fingerprint),
  foreign key (section, build) references private.report_builds on delete cascade
);
comment on table private.report_problems is
  'Kinds of problems of a build, at most a hundred: class, class of its words, file and position, and the pattern of the route where it was met first. Never a message, an address or an id.';

create table private.report_counts (
  section text not null,
  build text not null,
  hour timestamptz not null,
  kind text not null check (kind in ('used', 'affected', 'error', 'failure')),
  -- Of a problem, or empty: what is beyond the hundred of a build, and what is no problem.
  fingerprint text not null check (fingerprint ~ '^([0-9a-f]{16})?$'),
  times bigint not null check (times > 0),
  primary key (section, build, hour, kind, fingerprint),
  foreign key (section, build) references private.report_builds on delete cascade
);
comment on table private.report_counts is
  'Counts of an hour (of UTC): page loads that used a build, those of them that met a problem of it, and how often each problem came.';

create table private.report_measures (
  section text not null,
  build text not null,
  hour timestamptz not null,
  metric text not null check (metric in ('lcp', 'inp', 'cls', 'ttfb', 'stood')),
  -- Of 1.1 to this power: a value is known to five percent, and 139 is ten minutes.
  step smallint not null check (step between 0 and 139),
  times bigint not null check (times > 0),
  primary key (section, build, hour, metric, step),
  foreign key (section, build) references private.report_builds on delete cascade
);
comment on table private.report_measures is
  'How often a measurement of an hour was in which step: milliseconds, of cls thousandths. One page load in ten measures.';

do $$
declare
  v_table text;
begin
  foreach v_table in array array['report_builds', 'report_problems', 'report_counts', 'report_measures'] loop
    execute format('alter table private.%I enable row level security', v_table);
    execute format('alter table private.%I force row level security', v_table);
    execute format('revoke all on private.%I from public, anon, authenticated, service_role', v_table);
  end loop;
end $$;

-- Page loads with a problem that a release may have, of a thousand.
insert into private.settings (key, value) values ('error_budget', '5');
