import { ClerkAPIResponseError, ClerkRuntimeError } from '@clerk/react/errors';
import { useSyncExternalStore } from 'react';
import { vi } from 'vitest';

/** A refusal as the provider's client throws it. */
export const refusal = (code: string) =>
  new ClerkAPIResponseError(code, { data: [{ code, message: code, long_message: code }], status: 422 });

const NOW = new Date();

export function fakeDevice(id: string, more: { browserName?: string; minutesAgo?: number; status?: string } = {}) {
  const { browserName = 'Firefox', minutesAgo = 0, status = 'active' } = more;
  return {
    id,
    status,
    lastActiveAt: new Date(NOW.getTime() - minutesAgo * 60_000),
    latestActivity: { id: `act_${id}`, browserName, browserVersion: '143.0.1', deviceType: 'Windows', isMobile: false },
    revoke: vi.fn(async () => undefined as unknown),
  };
}

export function fakeAddress(id: string, emailAddress: string, status: 'verified' | 'unverified' = 'verified') {
  const address = {
    id,
    emailAddress,
    verification: { status },
    prepareVerification: vi.fn(async () => address),
    attemptVerification: vi.fn(async () => ({ ...address, verification: { status: 'verified' } })),
    destroy: vi.fn(async () => undefined),
  };
  return address;
}

function freshUser() {
  return {
    id: 'user_1',
    firstName: 'Thandi',
    lastName: 'Nkosi',
    totpEnabled: false,
    primaryEmailAddressId: 'idn_1',
    primaryEmailAddress: { emailAddress: 'thandi@example.com' },
    emailAddresses: [fakeAddress('idn_1', 'thandi@example.com')],
    reload: vi.fn(async () => undefined),
    getSessions: vi.fn(async () => [fakeDevice('sess_1')]),
    update: vi.fn(async () => undefined as unknown),
    updatePassword: vi.fn(async () => undefined as unknown),
    createEmailAddress: vi.fn(async () => fakeAddress('idn_2', 'second@example.com', 'unverified')),
    createTOTP: vi.fn(async () => ({ secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/Sawubona' })),
    verifyTOTP: vi.fn(async () => ({ backupCodes: ['aaaa-bbbb', 'cccc-dddd'] })),
    createBackupCode: vi.fn(async () => ({ codes: ['eeee-ffff'] })),
    disableTOTP: vi.fn(async () => undefined as unknown),
  };
}

const PASSWORD = { strategy: 'password' };
const MAIL = { strategy: 'email_code', emailAddressId: 'idn_1', safeIdentifier: 't***@example.com' };

function freshSession() {
  const open = { status: 'needs_first_factor', supportedFirstFactors: [PASSWORD, MAIL], supportedSecondFactors: null };
  return {
    id: 'sess_1',
    startVerification: vi.fn(async () => open as unknown),
    prepareFirstFactorVerification: vi.fn(async () => open as unknown),
    attemptFirstFactorVerification: vi.fn(async () => ({ status: 'complete' }) as unknown),
    attemptSecondFactorVerification: vi.fn(async () => ({ status: 'complete' }) as unknown),
  };
}

const freshEnvironment = () => ({ userSettings: { attributes: { password: { enabled: true } } } });

/** The signed-in person at the provider, as the doubles of `@clerk/react` answer. */
export const account = {
  user: freshUser(),
  session: freshSession(),
  __internal_environment: freshEnvironment(),
  reset() {
    account.user = freshUser();
    account.session = freshSession();
    account.__internal_environment = freshEnvironment();
  },
  /** The user changed: the provider returns a new object. */
  change(more: Partial<ReturnType<typeof freshUser>>) {
    account.user = { ...account.user, ...more };
    for (const listener of listeners) listener();
  },
};
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

interface Asked {
  level: undefined;
  complete(): void;
  cancel(): void;
}

/** The module `@clerk/react` for tests. Its reverification hook behaves like the vendor's: it asks, then repeats the call. */
export function accountModule() {
  return {
    useClerk: () => account,
    useUser: () => ({ isLoaded: true, user: useSyncExternalStore(subscribe, () => account.user) }),
    useSession: () => ({ isLoaded: true, session: account.session }),
    useReverification:
      (fetcher: (...args: unknown[]) => Promise<unknown>, options: { onNeedsReverification(asked: Asked): void }) =>
      async (...args: unknown[]) => {
        try {
          return await fetcher(...args);
        } catch (cause) {
          if (!(cause instanceof ClerkAPIResponseError)) throw cause;
          if (cause.errors[0]?.code !== 'session_reverification_required') throw cause;
          await new Promise<void>((complete, reject) => {
            const cancel = () => reject(new ClerkRuntimeError('cancelled', { code: 'reverification_cancelled' }));
            options.onNeedsReverification({ level: undefined, complete, cancel });
          });
          return fetcher(...args);
        }
      },
  };
}
