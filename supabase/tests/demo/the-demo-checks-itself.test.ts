import { brokenDemo, checkDemo } from '@telehealth/local-services/demo/check-demo';
import { seedDemo } from '@telehealth/local-services/demo/seed-demo';
import type { TransactionSql } from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoDatabase, startDemoDatabase } from '../support/demo';

let db: DemoDatabase;
beforeAll(async () => {
  db = await startDemoDatabase();
});
afterAll(() => db.drop());

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
