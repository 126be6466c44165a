import { createHash } from 'node:crypto';
import { SPECIALTIES } from '@telehealth/contracts';
import { userOfIdentity } from '@telehealth/local-services/backend/auth/user-rows';
import { seedDemo } from '@telehealth/local-services/demo/seed-demo';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { as, asGuest } from './support/people';

let db: TestDatabase;
let tookMs = 0;
const people = new Map<string, { id: string; email: string; name: string }>();

function surroundings() {
  return {
    sql: db.sql,
    registerUser: async (person: { id?: string | undefined; email: string; firstName: string; lastName: string }) => {
      const id = person.id ?? createHash('md5').update(person.email).digest('hex');
      people.set(person.email, { id, email: person.email, name: `${person.firstName} ${person.lastName}`.trim() });
      return { id };
    },
    findUser: async (email: string) => people.get(email) ?? null,
    exchange: async (identityId: string) => {
      const person = [...people.values()].find(({ id }) => id === identityId);
      let userId = '';
      await db.sql.begin(async (tx) => {
        userId = await userOfIdentity(tx, 'jwt', { sub: identityId, email: person?.email, name: person?.name });
      });
      return userId;
    },
  };
}

beforeAll(async () => {
  db = await startTestDatabase();
  const start = performance.now();
  await seedDemo(surroundings());
  tookMs = performance.now() - start;
});
afterAll(() => db.drop());

describe('demo data', () => {
  it('is written quickly, and only once', async () => {
    expect(tookMs).toBeLessThan(4000);
    expect(await seedDemo(surroundings())).toBe(false);
  });

  it('lists twelve specialists over every specialty, all with openings within 14 days', async () => {
    const rows = await asGuest(
      db.sql,
      (tx) => tx<{ specialty: string; openings: Date[] }[]>`select * from public.find_slots()`,
    );
    expect(rows).toHaveLength(12);
    expect(new Set(rows.map((row) => row.specialty))).toEqual(new Set(SPECIALTIES));
    expect(rows.filter((row) => row.openings.length < 3)).toEqual([]);
  });

  it('keeps the thirteenth hidden while the number is being checked', async () => {
    const [row] =
      await db.sql`select reg_state, listed from public.specialists s join public.profiles p on p.id = s.profile_id
      where p.name = 'Bongani Zwane'`;
    expect(row).toEqual({ reg_state: 'pending', listed: false });
  });

  it('has no overlapping live visits, counting buffers', async () => {
    const rows = await db.sql`select a.id from public.appointments a join public.appointments b on a.id < b.id
      and a.specialist_id = b.specialist_id and a.blocks && b.during
      and a.status in ('held', 'awaiting_payment', 'booked') and b.status in ('held', 'awaiting_payment', 'booked')`;
    expect(rows).toHaveLength(0);
  });

  it('has history whose events lead to the state of each visit, and payments that fit', async () => {
    const astray = await db.sql`select a.id from public.appointments a
      where a.status is distinct from (select e.to_status from public.appointment_events e where e.appointment_id = a.id
        order by e.id desc limit 1)`;
    expect(astray).toHaveLength(0);
    const unpaid =
      await db.sql`select a.id from public.appointments a left join public.payments p on p.appointment_id = a.id
      where a.status = 'booked' and (p.state is null or p.state not in ('paid', 'not_required') or p.amount_minor <> a.price_minor)`;
    expect(unpaid).toHaveLength(0);
    const states = await db.sql`select distinct status from public.appointments order by 1`;
    expect(states.map((row) => row.status)).toEqual(['booked', 'cancelled', 'expired']);
  });

  it('gives every patient something to see and Thandi a visit to come', async () => {
    const patients = await db.sql<
      { id: string; email: string }[]
    >`select id, email from public.profiles where role = 'patient'`;
    expect(patients).toHaveLength(7);
    for (const { id, email } of patients) {
      const rows = await as(
        db.sql,
        id,
        (tx) => tx<{ status: string; starts_at: Date }[]>`select * from public.my_appointments()`,
      );
      expect(rows.length, email).toBeGreaterThan(1);
      if (email !== 'thandi@example.com') continue;
      expect(rows.some((row) => row.status === 'booked' && row.starts_at > new Date())).toBe(true);
    }
  });

  it('cannot be mistaken for real people', async () => {
    const astray = await db.sql`select email, phone_raw from public.profiles where email not like '%@example.com'
      or phone_raw !~ '^(\\+44 7700 900[0-9]{3}|\\+1 202 555 01[0-9]{2})$'`;
    expect(astray).toHaveLength(0);
    const real = await db.sql`select hpcsa_number from public.specialists where hpcsa_number not like 'ZZ%'`;
    expect(real).toHaveLength(0);
  });
});
