import { codeFor, mailsTo, newAddress } from '../fixtures/accounts';
import { expect, test } from '../fixtures/product';
import { openClerk, PASSWORD, signIn, signOut, signUp } from './clerk-page';

/** The vendor's script against the service: what it can do without an account, and how it gets one. */
const HOSTED = '@hosted';

test('the SDK loads, knows what the instance allows and that nobody is there', { tag: HOSTED }, async ({
  page,
  origin,
}) => {
  const clerk = await openClerk(page, origin);
  const known = await clerk.evaluate(
    ({ loaded, client, user, session, organization, __internal_environment: env }) => ({
      loaded,
      who: [user, session, organization],
      sessions: client.sessions.length,
      organizations: env?.organizationSettings.enabled,
      single: env?.authConfig.singleSessionMode,
      password: env?.userSettings.passwordSettings.min_length,
      required: Object.entries(env?.userSettings.attributes ?? {}).flatMap(([name, one]) =>
        one.required ? [name] : [],
      ),
    }),
  );
  expect(known).toMatchObject({
    loaded: true,
    who: [null, null, null],
    sessions: 0,
    organizations: false,
    single: true,
    password: 8,
  });
  // An account has an address or a number, so neither is required of everybody.
  expect(known.required.sort()).toEqual(['first_name', 'last_name', 'password']);
});

test('a sign-up refuses what it must and ends with a session', { tag: HOSTED }, async ({ page, origin }) => {
  const clerk = await openClerk(page, origin);
  const email = newAddress('nomsa');
  const refused = await clerk.evaluate(
    async ({ client }, [emailAddress, password]) => ({
      format: await window.refusalOf(client.signUp.create({ emailAddress: 'nobody', password })),
      short: await window.refusalOf(client.signUp.create({ emailAddress, password: 'Ab1' })),
      common: await window.refusalOf(client.signUp.create({ emailAddress, password: 'Password1' })),
    }),
    [email, PASSWORD] as const,
  );
  expect(refused).toEqual({
    format: { status: 422, code: 'form_param_format_invalid', param: 'email_address' },
    short: { status: 422, code: 'form_password_length_too_short', param: 'password' },
    common: { status: 422, code: 'form_password_pwned', param: 'password' },
  });
  const begun = await clerk.evaluate(
    async ({ client }, [emailAddress, password]) => {
      const created = await client.signUp.create({ emailAddress, password, unsafeMetadata: { role: 'patient' } });
      const before = { status: created.status, missing: created.missingFields, unverified: created.unverifiedFields };
      const named = await created.update({ firstName: 'Nomsa', lastName: 'Dube' });
      const prepared = await named.prepareEmailAddressVerification({ strategy: 'email_code' });
      return { before, missing: named.missingFields, strategy: prepared.verifications.emailAddress.strategy };
    },
    [email, PASSWORD] as const,
  );
  expect(begun.before).toEqual({
    status: 'missing_requirements',
    missing: ['first_name', 'last_name'],
    unverified: ['email_address'],
  });
  expect([begun.missing, begun.strategy]).toEqual([[], 'email_code']);
  const wrong = await clerk.evaluate(({ client }) =>
    window.refusalOf(client.signUp.attemptEmailAddressVerification({ code: '000000' })),
  );
  expect(wrong).toEqual({ status: 422, code: 'form_code_incorrect', param: 'code' });
  const code = await codeFor(page, email);
  const done = await clerk.evaluate(async (sdk, given) => {
    const { status, createdSessionId, createdUserId } = await sdk.client.signUp.attemptEmailAddressVerification({
      code: given,
    });
    await sdk.setActive({ session: createdSessionId });
    const { user, session } = sdk;
    return {
      status,
      same: [session?.id === createdSessionId, user?.id === createdUserId],
      metadata: user?.unsafeMetadata,
    };
  }, code);
  expect(done).toEqual({ status: 'complete', same: [true, true], metadata: { role: 'patient' } });
});

test('every way to sign in by password or code ends with a session', { tag: HOSTED }, async ({ page, origin }) => {
  const clerk = await openClerk(page, origin);
  const email = await signUp(page, clerk, 'nomsa');
  await signOut(clerk);
  expect(
    await clerk.evaluate(({ user, session, client }) => [user ?? null, session ?? null, client.sessions.length]),
  ).toEqual([null, null, 0]);
  await signIn(clerk, email);
  await signOut(clerk);

  const steps = await clerk.evaluate(
    async ({ client, setActive }, [identifier, password]) => {
      const begun = await client.signIn.create({ identifier });
      const offered = begun.supportedFirstFactors?.map(({ strategy }) => strategy).sort();
      const wrong = await window.refusalOf(
        begun.attemptFirstFactor({ strategy: 'password', password: 'Wrong-passphrase-0' }),
      );
      const done = await client.signIn.attemptFirstFactor({ strategy: 'password', password });
      await setActive({ session: done.createdSessionId });
      return { status: begun.status, offered, wrong, done: done.status };
    },
    [email, PASSWORD] as const,
  );
  expect(steps).toMatchObject({
    offered: ['email_code', 'password', 'reset_password_email_code'],
    wrong: { status: 422, code: 'form_password_incorrect', param: 'password' },
    done: 'complete',
  });
  await signOut(clerk);

  await clerk.evaluate(async ({ client }, identifier) => {
    const begun = await client.signIn.create({ identifier });
    const factor = begun.supportedFirstFactors?.find(({ strategy }) => strategy === 'email_code');
    if (factor?.strategy !== 'email_code') throw new Error('No code is offered.');
    await begun.prepareFirstFactor({ strategy: 'email_code', emailAddressId: factor.emailAddressId });
  }, email);
  const code = await codeFor(page, email);
  const byCode = await clerk.evaluate(async ({ client, setActive }, given) => {
    const done = await client.signIn.attemptFirstFactor({ strategy: 'email_code', code: given });
    await setActive({ session: done.createdSessionId });
    return done.status;
  }, code);
  expect(byCode).toBe('complete');
});

test('a forgotten password is replaced, and the old one serves no more', { tag: HOSTED }, async ({ page, origin }) => {
  const clerk = await openClerk(page, origin);
  const email = await signUp(page, clerk, 'forgetful');
  await signOut(clerk);
  await clerk.evaluate(
    ({ client }, identifier) =>
      client.signIn.create({ strategy: 'reset_password_email_code', identifier }).then(() => {}),
    email,
  );
  const code = await codeFor(page, email);
  const steps = await clerk.evaluate(async ({ client, setActive }, given) => {
    const proven = await client.signIn.attemptFirstFactor({ strategy: 'reset_password_email_code', code: given });
    const middle = proven.status;
    const weak = await window.refusalOf(proven.resetPassword({ password: 'short' }));
    const done = await client.signIn.resetPassword({ password: 'Another-passphrase-2', signOutOfOtherSessions: true });
    await setActive({ session: done.createdSessionId });
    return { middle, weak: weak?.param, done: done.status };
  }, code);
  expect(steps).toEqual({ middle: 'needs_new_password', weak: 'password', done: 'complete' });
  await signOut(clerk);
  const old = await clerk.evaluate(
    ({ client }, [identifier, password]) => window.refusalOf(client.signIn.create({ identifier, password })),
    [email, PASSWORD] as const,
  );
  expect(old?.status).toBe(422);
  await signIn(clerk, email, 'Another-passphrase-2');
});

test('a used ticket is told by its code; of a taken address and of an unknown one nothing is said', async ({
  page,
  origin,
}) => {
  const clerk = await openClerk(page, origin);
  const email = await signUp(page, clerk, 'taken');
  const again = await clerk.evaluate(
    ({ client }, [identifier, password]) => window.refusalOf(client.signIn.create({ identifier, password })),
    [email, PASSWORD] as const,
  );
  expect(again).toMatchObject({ status: 400, code: 'session_exists' });
  await signOut(clerk);
  const refused = await clerk.evaluate(
    async ({ client }, [emailAddress, password]) => ({
      taken: (await client.signUp.create({ emailAddress, password })).status,
      unknown: (await client.signIn.create({ identifier: `x${emailAddress}` })).status,
      ticket: await window.refusalOf(client.signIn.create({ strategy: 'ticket', ticket: 'none' })),
    }),
    [email, PASSWORD] as const,
  );
  expect(refused).toMatchObject({
    taken: 'missing_requirements',
    unknown: 'needs_first_factor',
    ticket: { status: 400, code: 'ticket_invalid_code' },
  });
  expect(await mailsTo(page, email)).not.toHaveLength(0);
});
