import { GOOD_SPECIALIST_ONBOARDING } from '@telehealth/contracts/examples/specialist-onboarding';
import { startTestDatabase, type TestDatabase } from '@telehealth/local-services/test-support/stack';
import { untilWaiting } from '@telehealth/local-services/test-support/until-waiting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSpecialist, as, asGuest, hintOf, numberOf } from '../support/people';

let db: TestDatabase;
beforeAll(async () => {
  db = await startTestDatabase();
});
afterAll(() => db.drop());

/** The person changes the name of their identity and signs in again. */
async function rename(id: string, name: string): Promise<string> {
  await db.sql`update auth.identities set identity_data = identity_data || ${db.sql.json({ name })} where user_id = ${id}`;
  const [row] = await as(db.sql, id, (tx) => tx<{ name: string }[]>`select name from public.sync_my_profile()`);
  return row?.name ?? '';
}

describe('what the operator checked', () => {
  it('keeps its name, whatever the person calls themselves afterwards', async () => {
    const { id } = await addSpecialist(db.sql, { name: 'Naledi Checked' });
    expect(await rename(id, 'Somebody Famous')).toBe('Naledi Checked');
    const [card] = await asGuest(
      db.sql,
      (tx) => tx`select name from public.specialist_public where specialist_id = ${id}`,
    );
    expect(card).toEqual({ name: 'Naledi Checked' });
  });

  it('may still change its name before it is checked', async () => {
    const { id } = await addSpecialist(db.sql, { name: 'Naledi Typo', verified: false });
    expect(await rename(id, 'Naledi Right')).toBe('Naledi Right');
  });

  it('is not replaced by a form that was sent while the check was being recorded', async () => {
    const { id } = await addSpecialist(db.sql, { verified: false });
    const form = { ...GOOD_SPECIALIST_ONBOARDING, licenseNumber: 'MP0999999', profileImage: null };
    const checked = await numberOf(db.sql, id);
    const late = await db.sql.begin(async (tx) => {
      await tx`select public.set_registration(${id}, ${checked}, 'verified', 'Register looked up')`;
      const waiting = hintOf(
        as(
          db.sql,
          id,
          (own) => own`select public.complete_specialist_onboarding(${own.json(form)}, 'Africa/Johannesburg')`,
        ),
      );
      await untilWaiting(db.sql, 'complete_specialist_onboarding');
      return { waiting };
    });
    expect(await late.waiting).toBe('onboarding.alreadyDone');
    expect(await numberOf(db.sql, id)).toBe(checked);
  });
});
