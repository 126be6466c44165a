// node bench/database.mjs: how many bookings the database takes per second and what row security costs. Needs pgbench
// (Debian: postgresql) and a build (npm run build). Everything is printed as a ratio to a baseline of the same run.

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startDatabases } from './database/databases.mjs';
import { bookingsOverHttp, startServices } from './database/over-http.mjs';
import { rateOf } from './database/rates.mjs';
import { median } from './database/times.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CLIENTS = [1, 8, 32];
const SECONDS = 5;
const line = (...cells) => console.log(cells.map((cell, at) => String(cell).padEnd(at ? 16 : 34)).join(''));
const share = (part, whole) => `${Math.round((100 * part) / whole)} %`;

/** Takes the bookings of the last measurement away, dead rows included: they would slow the next one. */
async function startAgain(sql) {
  await sql`select bench.again()`;
  await sql.unsafe('vacuum analyze public.appointments');
  await sql.unsafe('vacuum analyze public.appointment_events');
}

/** The same load three times in turn, so that a busy moment of the machine hits all of them. */
async function ratesOf({ url, sql }, clients) {
  const statements = {
    bare: 'select bench.insert_bare()',
    whole: 'select bench.insert_whole()',
    booked: 'select bench.book()',
  };
  const rates = { bare: [], whole: [], booked: [] };
  for (let round = 0; round < 3; round += 1) {
    for (const [name, statement] of Object.entries(statements)) {
      await startAgain(sql);
      rates[name].push(await rateOf(url, statement, { clients, seconds: SECONDS }));
    }
  }
  return { bare: median(rates.bare), whole: median(rates.whole), booked: median(rates.booked) };
}

async function bookings(database, stateDir) {
  console.log('\nBookings per second (hold_slot; baseline: one insert under one exclusion constraint)');
  line('', ...CLIENTS.map((clients) => `${clients} clients`));
  const sql = [];
  for (const clients of CLIENTS) sql.push(await ratesOf(database, clients));
  line('bare insert', ...sql.map(({ bare }) => bare.toFixed(0)));
  line('insert of the whole row', ...sql.map(({ whole, bare }) => `${whole.toFixed(0)} (${share(whole, bare)})`));
  line(
    'booking through SQL (goal 40 %)',
    ...sql.map(({ booked, bare }) => `${booked.toFixed(0)} (${share(booked, bare)})`),
  );
  const services = await startServices(ROOT, database.url, join(stateDir, 'services'));
  try {
    const http = [];
    for (const clients of CLIENTS) {
      await startAgain(database.sql);
      const slots =
        await database.sql`select s.patient, s.visit_type, s.starts from generate_series(1, 20000) n, bench.slot(n) s`;
      http.push(await bookingsOverHttp(services, slots, { clients, seconds: SECONDS }));
    }
    line('booking through HTTP', ...http.map((rate, at) => `${rate.toFixed(0)} (${share(rate, sql[at].bare)})`));
  } finally {
    await services.close();
    await startAgain(database.sql);
  }
}

/** The transaction of one request: who asks, the question, the end. */
const requestOf = (role, patient, query) => `begin;
select set_config('request.jwt.claims', '{"sub":"${patient}","session_id":"${patient}","role":"${role}"}', true), set_config('role', '${role}', true);
${query};
commit`;

/** What a patient reads: under row security, against the administrator asking for that patient's rows by hand. */
async function rowSecurity({ sql, url }) {
  console.log("\nRow security (one request's transaction; goal: at most 25 % more than the same without it)");
  const [{ patient }] = await sql`select bench.fill_chart() as patient`;
  const questions = {
    'my visits': ['appointments', 'starts_at desc'],
    'conditions of the chart': ['patient_conditions', 'created_at desc'],
    'readings of the chart': ['observations', 'taken_at desc'],
    'the access log': ['access_log', 'at desc'],
  };
  for (const [name, [table, order]] of Object.entries(questions)) {
    const rates = { secured: [], plain: [] };
    for (let round = 0; round < 5; round += 1) {
      const query = (filter) => `select * from public.${table} ${filter} order by ${order} limit 200`;
      const load = { clients: 1, seconds: 2 };
      rates.secured.push(await rateOf(url, requestOf('authenticated', patient, query('')), load));
      const byHand = query(`where patient_id = '${patient}'`);
      rates.plain.push(await rateOf(url, requestOf('none', patient, byHand), load));
    }
    const [secured, plain] = [1000 / median(rates.secured), 1000 / median(rates.plain)];
    line(name, `${plain.toFixed(2)} ms`, `${secured.toFixed(2)} ms`, `+${Math.round(100 * (secured / plain - 1))} %`);
  }
}

const { databases, stateDir, stop } = await startDatabases([
  { patients: 20_000, visits: 10_000 },
  { patients: 20_000, visits: 1_000_000 },
]);
try {
  const [few, many] = databases;
  await rowSecurity(many);
  await bookings(few, stateDir);
} finally {
  await stop();
}
