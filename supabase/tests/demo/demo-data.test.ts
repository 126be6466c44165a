import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SPECIALTIES } from '@telehealth/contracts/people';
import { createLocalAnchoring } from '@telehealth/local-services/anchors/local-anchoring';
import { verifyAnchors } from '@telehealth/local-services/anchors/verify-anchors';
import { brokenDemo } from '@telehealth/local-services/demo/check-demo';
import { seedDemo } from '@telehealth/local-services/demo/seed-demo';
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
    >`select id, email from public.profiles where role = 'patient'`;
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
