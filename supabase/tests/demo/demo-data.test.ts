import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SPECIALTIES } from '@telehealth/contracts/people';
import { createLocalAnchoring } from '@telehealth/local-services/anchors/local-anchoring';
import { verifyAnchors } from '@telehealth/local-services/anchors/verify-anchors';
import { brokenDemo, checkDemo } from '@telehealth/local-services/demo/check-demo';
import { seedDemo } from '@telehealth/local-services/demo/seed-demo';
import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeFile } from '../../functions/documents/judge-file.ts';
import { type DemoDatabase, startDemoDatabase } from '../support/demo';
import { as, asGuest } from '../support/people';

let db: DemoDatabase;
beforeAll(async () => {
  db = await startDemoDatabase();
});
afterAll(() => db.drop());

const profileOf = async (mailbox: string): Promise<string> => {
  const [row] = await db.sql<
    { id: string }[]
  >`select id from public.profiles where email = ${`${mailbox}@example.com`}`;
  return row?.id ?? '';
};

/** What the check says after a damage that no function would do; the damage is undone. */
async function after(damage: (tx: TransactionSql) => Promise<unknown>): Promise<string[]> {
  const undo = new Error('undo');
  let said: string[] = [];
  await db.sql
    .begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await damage(tx);
      said = await brokenDemo(tx);
      throw undo;
    })
    .catch((cause: unknown) => {
      if (cause !== undo) throw cause;
    });
  return said;
}

const DAMAGES: readonly [says: string, query: string][] = [
  [
    'a specialist sees one patient at a time, pauses included',
    `with one as (select * from public.appointments where status = 'booked' limit 1)
     update public.appointments a set blocks = tstzrange(lower(a.blocks) - interval '90 days', upper(a.blocks) + interval '90 days')
     from one where a.id = one.id`,
  ],
  [
    'history is unbroken, in order, and ends where the visit is',
    `update public.appointments set status = 'expired' where id = (select id from public.appointments where status = 'held' limit 1)`,
  ],
  [
    'what went back is the sum of the refunds, and never more than was paid',
    `update public.refunds set amount_minor = amount_minor - 1 where kind = 'refund' and state = 'settled'`,
  ],
  ['every access log is whole', `update public.access_log set screen = 'elsewhere' where seq = 1`],
  [
    'every emergency access, signed note and issued prescription left a line in the log',
    `update public.access_log set basis_id = null where basis = 'author'`,
  ],
  ['signed notes read as they were signed', `update public.notes set plan_plain = 'Rest.' where state = 'signed'`],
  [
    'mail goes to example.com',
    `update public.profiles set email = 'somebody@sawubona.health' where email = 'thandi@example.com'`,
  ],
  ['telephone numbers are from ranges for fiction', `update public.emergency_contacts set phone = '+27 82 123 4567'`],
  ['every telephone number can be dialled', `update public.emergency_contacts set phone_e164 = null`],
  ['no council has issued the numbers', `update public.specialists set license_number = 'MP0518891' where listed`],
  ['nothing is said to have happened later than now', `update public.messages set sent_at = now() + interval '1 hour'`],
  [
    'some renewal_requests.state is seen',
    `update public.renewal_requests set state = 'requested' where state = 'seen'`,
  ],
  [
    'there is a message taken back',
    `update public.messages set deleted_at = null, body = 'here again' where deleted_at is not null`,
  ],
];

describe('the check of the demo data', () => {
  it.each(DAMAGES)('notices when it is not true that %s', async (says, query) => {
    expect(await after((tx) => tx.unsafe(query))).toContain(says);
  });

  it('fails the seeding, of which then nothing stays', async () => {
    await expect(
      db.sql.begin(async (tx) => {
        await tx`delete from private.settings where key = 'demo_seeded'`;
        await tx`set local session_replication_role = replica`;
        await tx`delete from public.slot_offers`;
        await checkDemo(tx);
      }),
    ).rejects.toThrow(/some slot_offers.state is offered/);
    expect(await seedDemo(db.surroundings)).toBe(false);
  });
});

describe('demo data', () => {
  it('is written quickly, and only once', async () => {
    // Far less; counted in this process, not by the clock, which goes on while others have the machine.
    expect(db.cpuMs).toBeLessThan(10_000);
    expect(await seedDemo(db.surroundings)).toBe(false);
  });

  it('is as every sentence of its own check says', async () => {
    expect(await db.sql.begin((tx) => brokenDemo(tx))).toEqual([]);
  });

  it('leaves the clock running as it found it', async () => {
    const [row] =
      await db.sql`select value, private.clock() - now() as ahead from private.settings where key = 'clock'`;
    expect(row).toMatchObject({ value: 'real', ahead: '00:00:00' });
  });

  it('lists fourteen specialists over every specialty, all with openings within 14 days', async () => {
    const rows = await asGuest(
      db.sql,
      (tx) => tx<{ specialty: string; name: string; openings: Date[] }[]>`select * from public.find_slots()`,
    );
    expect(rows).toHaveLength(14);
    expect(new Set(rows.map((row) => row.specialty))).toEqual(new Set(SPECIALTIES));
    expect(rows.filter((row) => row.openings.length < 3)).toEqual([]);
  });

  it('hides those whose registration is not verified', async () => {
    const rows =
      await db.sql`select p.email, s.reg_state from public.specialists s join public.profiles p on p.id = s.profile_id
      where not s.listed order by 1`;
    expect(rows.map((row) => [row.email.split('@')[0], row.reg_state])).toEqual([
      ['bongani.zwane', 'pending'],
      ['gert.fourie', 'rejected'],
      ['lerato.phiri', 'suspended'],
      ['nkosinathi.buthelezi', 'unverified'],
      ['palesa.tshabalala', 'expired'],
    ]);
  });

  it('gives every patient but the empty one something to see, and Thandi visits to come', async () => {
    const patients = await db.sql<
      { id: string; email: string }[]
    >`select id, email from public.profiles where role = 'patient' and clerk_id is not null`;
    expect(patients).toHaveLength(13);
    for (const { id, email } of patients) {
      const rows = await as(
        db.sql,
        id,
        (tx) => tx<{ status: string; starts_at: Date }[]>`select * from public.my_appointments()`,
      );
      if (email === 'empty.patient@example.com') expect(rows).toEqual([]);
      else expect(rows.length, email).toBeGreaterThan(1);
      if (email !== 'thandi@example.com') continue;
      expect(rows.filter((row) => row.status === 'booked' && row.starts_at > new Date()).length).toBeGreaterThan(1);
    }
  });

  it('keeps Naledi well bookable, beside the visit she is in', async () => {
    const naledi = await profileOf('naledi');
    const [slots] = await asGuest(
      db.sql,
      (tx) => tx<{ openings: Date[] }[]>`select openings from public.find_slots(
        ${tx.json({ specialistId: naledi })}, now(), now() + interval '5 days', 40)`,
    );
    expect(slots?.openings.length).toBeGreaterThan(30);
    const now = await as(
      db.sql,
      naledi,
      (tx) => tx`select state from public.my_consultations() where state in ('active', 'lobby') order by 1`,
    );
    expect(now.map((row) => row.state)).toEqual(['active', 'lobby']);
  });

  it('lets the live states lapse without leaving anything broken', async () => {
    const lapsed = await db.sql.begin(async (tx) => {
      await tx`update private.settings set value = 'movable' where key = 'clock'`;
      for (const hours of [1, 30, 24 * 40]) {
        await tx`select set_config('sawubona.clock', (now() + make_interval(hours => ${hours}))::text, true)`;
        await tx`select public.run_due_jobs()`;
      }
      const broken = await brokenDemo(tx);
      await tx`update private.settings set value = 'real' where key = 'clock'`;
      return broken;
    });
    // What is live is gone; every sentence about money, history, logs and people still holds.
    expect(lapsed.filter((about) => !/^(some|there is)/.test(about))).toEqual([]);
    expect(lapsed).toContain('some appointments.status is held');
    const [log] = await as(db.sql, await profileOf('thandi'), (tx) => tx`select * from public.verify_access_log()`);
    expect(log).toMatchObject({ intact: true, problem: null });
  });

  it('has access logs of many rows that the check outside the database finds whole, too', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sawubona-anchors-'));
    const { store, signer } = await createLocalAnchoring(folder);
    const found = await verifyAnchors(db.sql, store, signer.publicKey);
    await rm(folder, { recursive: true, force: true });
    expect(found).toMatchObject({ store: null, faults: [] });
    const [longest] = await db.sql<{ seq: number }[]>`select max(seq)::int as seq from public.access_log`;
    expect(longest?.seq).toBeGreaterThan(10);
  });

  it('keeps files that an inspection lets pass', async () => {
    const stored = await db.sql<{ version: string }[]>`
      select o.version from storage.objects o join public.documents d on d.path = o.name where d.scan_state = 'clean'`;
    expect(stored.length).toBeGreaterThan(3);
    for (const { version } of stored) {
      const bytes = db.files.get(version);
      expect(bytes && (await judgeFile(new Uint8Array(bytes), 'application/pdf')).refused).toBeNull();
    }
  });
});
