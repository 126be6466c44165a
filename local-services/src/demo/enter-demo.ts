import { randomBytes } from 'node:crypto';
import { requireSameOrigin } from '../identity/api-response';
import { badField } from '../identity/clerk-error';
import { countUse } from '../identity/count-use';
import { readFields, textField } from '../identity/exchange';
import type { IdentityCore } from '../identity/identity-core';
import { newId } from '../identity/opaque-ids';
import { registerUser } from '../identity/register-user';
import { insertTicket } from '../identity/tickets';
import { findUserByEmail, updateUser } from '../identity/users';

type DemoRole = 'patient' | 'specialist';

/** The account that every visitor enters as a demo patient. */
export const DEMO_PATIENT_EMAIL = 'demo.patient@example.com';

/** A random password that nothing stores, because demo accounts are entered by ticket. */
const unknownPassword = (): string => `Aa1-${randomBytes(24).toString('base64url')}`;

function addAccount(core: IdentityCore, role: DemoRole, email: string): Promise<{ id: string }> {
  const lastName = role === 'patient' ? 'Patient' : 'Specialist';
  const unsafeMetadata = { role, onboardingCompleted: false };
  return registerUser(core, { firstName: 'Demo', lastName, email, password: unknownPassword(), unsafeMetadata });
}

/** Returns the shared patient with the last visitor's changes undone. */
async function demoPatient(core: IdentityCore): Promise<string> {
  const known = await findUserByEmail(core.sql, DEMO_PATIENT_EMAIL);
  if (!known) return (await addAccount(core, 'patient', DEMO_PATIENT_EMAIL)).id;
  await updateUser(
    core.sql,
    known.id,
    { unsafe_metadata: { role: 'patient', onboardingCompleted: false } },
    core.now(),
  );
  return known.id;
}

/** Creates a new specialist each time, so that every visitor sees onboarding from the beginning. */
async function demoSpecialist(core: IdentityCore): Promise<string> {
  const email = `demo.specialist.${newId('at').slice(3, 15)}@example.com`;
  return (await addAccount(core, 'specialist', email)).id;
}

/**
 * POST /demo/enter with `{ role }` → `{ ticket }`, valid for one sign-in within two minutes. Throws 403 for other sites, 422 for
 * another role, 429 when entered too often.
 */
export async function enterDemo(core: IdentityCore, request: Request, address: string): Promise<{ ticket: string }> {
  requireSameOrigin(request, core.origin);
  const role = textField(await readFields(request), 'role');
  if (role !== 'patient' && role !== 'specialist') {
    throw badField('form_param_value_invalid', 'role', 'The role must be patient or specialist.');
  }
  await countUse(core.sql, 'demo', address, core.limits.demoEntriesPerAddress, core.now());
  const userId = role === 'patient' ? await demoPatient(core) : await demoSpecialist(core);
  const { ticket } = await insertTicket(core.sql, userId, core.limits.ticketSeconds, core.now());
  return { ticket };
}
