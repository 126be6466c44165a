import { codeFor, newAddress } from '../fixtures/accounts';
import { expect, test } from '../fixtures/product';
import { IS_LONG } from '../fixtures/sample';
import { loadedClerk, openClerk, PASSWORD, reverify, signIn, signOut, signUp } from './clerk-page';
import { appCode } from './totp';

/** What a signed-in person changes about their account through the SDK. */
const HOSTED = '@hosted';

test('name and metadata change and are there after a reload', { tag: HOSTED }, async ({ page, origin }) => {
  const clerk = await openClerk(page, origin);
  await signUp(page, clerk, 'nomsa');
  await clerk.evaluate(async ({ user }) => {
    await user?.update({ firstName: 'Nomvula', unsafeMetadata: { role: 'patient', kept: 1 } });
    await user?.updateMetadata({ unsafeMetadata: { added: { deep: true }, kept: null } });
  });
  const protectedData = await clerk.evaluate(({ user }) =>
    window.refusalOf(user?.update({ publicMetadata: { role: 'operator' } } as object) ?? Promise.resolve()),
  );
  expect(protectedData).toMatchObject({ status: 422, code: 'form_param_unknown' });
  await page.reload();
  const again = await loadedClerk(page);
  const known = await again.evaluate(async ({ user }) => {
    const same = await user?.reload();
    return { name: same?.fullName, metadata: same?.unsafeMetadata, publicData: same?.publicMetadata };
  });
  expect(known).toEqual({ name: 'Nomvula Dube', metadata: { role: 'patient', added: { deep: true } }, publicData: {} });
});

// In every run the page of sign-in security does the same with the same SDK (journeys/security-page).
if (IS_LONG) {
  test('a further address is proven, made primary, and the former one removed', { tag: HOSTED }, async ({
    page,
    origin,
  }) => {
    const clerk = await openClerk(page, origin);
    const first = await signUp(page, clerk, 'first');
    const second = newAddress('second');
    await reverify(clerk);
    await clerk.evaluate(async ({ user }, email) => {
      const added = await user?.createEmailAddress({ email });
      await added?.prepareVerification({ strategy: 'email_code' });
    }, second);
    const code = await codeFor(page, second);
    const after = await clerk.evaluate(
      async ({ user }, [email, given, former]) => {
        const added = user?.emailAddresses.find(({ emailAddress }) => emailAddress === email);
        const wrong = await window.refusalOf(added?.attemptVerification({ code: '000000' }) ?? Promise.resolve());
        const proven = await added?.attemptVerification({ code: given });
        await user?.update({ primaryEmailAddressId: added?.id ?? '' });
        await user?.emailAddresses.find(({ emailAddress }) => emailAddress === former)?.destroy();
        const now = await user?.reload();
        return {
          wrong: wrong?.code,
          status: proven?.verification.status,
          primary: now?.primaryEmailAddress?.emailAddress,
          all: now?.emailAddresses.map(({ emailAddress }) => emailAddress),
        };
      },
      [second, code, first] as const,
    );
    expect(after).toEqual({ wrong: 'form_code_incorrect', status: 'verified', primary: second, all: [second] });
    await signOut(clerk);
    await signIn(clerk, second);
  });

  test('the password changes with the present one only', { tag: HOSTED }, async ({ page, origin }) => {
    const clerk = await openClerk(page, origin);
    const email = await signUp(page, clerk, 'nomsa');
    const changed = await clerk.evaluate(async ({ user }, currentPassword) => {
      const update = (current: string, newPassword: string) =>
        user?.updatePassword({ currentPassword: current, newPassword, signOutOfOtherSessions: true }) ??
        Promise.resolve();
      const wrong = await window.refusalOf(update('Wrong-passphrase-0', 'Another-passphrase-2'));
      return { wrong, right: await window.refusalOf(update(currentPassword, 'Another-passphrase-2')) };
    }, PASSWORD);
    expect(changed).toMatchObject({ wrong: { status: 422, param: 'current_password' }, right: null });
    await signOut(clerk);
    await signIn(clerk, email, 'Another-passphrase-2');
  });

  test('an authenticator app and its backup codes are a second factor until they are removed', { tag: HOSTED }, async ({
    page,
    origin,
  }) => {
    const clerk = await openClerk(page, origin);
    const email = await signUp(page, clerk, 'twostep');
    await reverify(clerk);
    const secret = await clerk.evaluate(async ({ user }) => (await user?.createTOTP())?.secret ?? '');
    expect(secret).toMatch(/^[A-Z2-7]{26,}$/);
    const wrong = await clerk.evaluate(({ user }) =>
      window.refusalOf(user?.verifyTOTP({ code: '000000' }) ?? Promise.resolve()),
    );
    expect(wrong).toMatchObject({ status: 422, code: 'form_code_incorrect', param: 'code' });
    const enabled = await clerk.evaluate(async ({ user }, code) => {
      const totp = await user?.verifyTOTP({ code });
      const codes = totp?.backupCodes ?? (await user?.createBackupCode())?.codes ?? [];
      const now = await user?.reload();
      return {
        verified: totp?.verified,
        codes,
        flags: [now?.totpEnabled, now?.backupCodeEnabled, now?.twoFactorEnabled],
      };
    }, appCode(secret));
    expect(enabled).toMatchObject({ verified: true, flags: [true, true, true] });
    expect(enabled.codes).toHaveLength(10);
    await signOut(clerk);

    const begin = () =>
      clerk.evaluate(
        async ({ client }, [identifier, password]) => {
          const { status, supportedSecondFactors } = await client.signIn.create({ identifier, password });
          return [status, supportedSecondFactors?.map(({ strategy }) => strategy).sort()];
        },
        [email, PASSWORD] as const,
      );
    const finish = (strategy: 'totp' | 'backup_code', code: string) =>
      clerk.evaluate(
        async ({ client, setActive }, [kind, given]) => {
          const attempt = client.signIn.attemptSecondFactor({ strategy: kind, code: given });
          const refused = await window.refusalOf(attempt);
          if (refused) return refused.code;
          const { status, createdSessionId } = await attempt;
          await setActive({ session: createdSessionId });
          return status;
        },
        [strategy, code] as const,
      );
    expect(await begin()).toEqual(['needs_second_factor', ['backup_code', 'totp']]);
    expect(await finish('totp', '000000')).toBe('form_code_incorrect');
    // The step that proved the app is used up; the next one counts already.
    expect(await finish('totp', appCode(secret, 1))).toBe('complete');
    await signOut(clerk);
    await begin();
    const [backup = ''] = enabled.codes;
    expect(await finish('backup_code', backup)).toBe('complete');
    await signOut(clerk);
    await begin();
    expect(await finish('backup_code', backup)).toBe('form_code_incorrect');
    expect(await finish('backup_code', enabled.codes[1] ?? '')).toBe('complete');

    await clerk.evaluate(async ({ session }, code) => {
      await session?.startVerification({ level: 'second_factor' });
      await session?.attemptSecondFactorVerification({ strategy: 'backup_code', code });
    }, enabled.codes[2] ?? '');
    const removed = await clerk.evaluate(async ({ user }) => {
      await user?.disableTOTP();
      const now = await user?.reload();
      return [now?.totpEnabled, now?.twoFactorEnabled];
    });
    expect(removed).toEqual([false, false]);
    await signOut(clerk);
    await signIn(clerk, email);
  });
}
