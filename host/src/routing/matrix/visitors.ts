import type { RouteVisitor } from '@telehealth/contracts/examples/route';
import type { ClerkUser } from '../../clerk/clerk-like';
import type { VendorState } from './vendor-double';

/** A visitor as Clerk and the browser know them. */
export interface Visitor extends VendorState {
  /** Signed in through a demo entry. */
  isDemo?: true;
}

interface About {
  /** Clerk's metadata, including anything that a browser may have written. */
  metadata?: Record<string, unknown>;
  isProven?: boolean;
  isDemo?: true;
  task?: 'setup-mfa';
  isOperator?: true;
}

let people = 0;

function person({ metadata = {}, isProven = true, isDemo, task, isOperator }: About): Visitor {
  people += 1;
  const user: ClerkUser = {
    id: `user_${people}`,
    firstName: 'Thandi',
    lastName: 'Nkosi',
    username: null,
    primaryEmailAddress: {
      emailAddress: 'thandi@example.com',
      verification: { status: isProven ? 'verified' : 'unverified' },
      prepareVerification: async () => undefined,
      attemptVerification: async () => ({ verification: { status: 'verified' } }),
    },
    primaryPhoneNumber: null,
    publicMetadata: isOperator ? { operator: true } : {},
    unsafeMetadata: metadata,
    updateMetadata: async () => undefined,
  };
  return { isLoaded: true, user, isDemo, task };
}

const as = (role: string, onboardingCompleted: boolean) => ({ metadata: { role, onboardingCompleted } });

/** Every kind of visitor. Each call makes a new user, so that no earlier walk is recognised. */
export const VISITORS = {
  loading: () => ({ ...person({}), isLoaded: false }),
  out: () => ({ isLoaded: true, user: null }),
  noRole: () => person({}),
  unproven: () => person({ isProven: false }),
  unprovenP: () => person({ ...as('patient', true), isProven: false }),
  newP: () => person(as('patient', false)),
  P: () => person(as('patient', true)),
  newS: () => person(as('specialist', false)),
  S: () => person(as('specialist', true)),
  // Demo accounts have completed onboarding; the entry reopens it for the specialist.
  demoP: () => person({ ...as('patient', true), isDemo: true }),
  demoS: () => person({ ...as('specialist', true), isDemo: true }),
  // Two-step sign-in is required and not set up yet.
  taskS: () => person({ ...as('specialist', true), task: 'setup-mfa' }),
} as const satisfies Record<RouteVisitor, () => Visitor>;

/** An operator: an account that never has a role. */
export const operator = () => person({ isOperator: true });

/** Invalid metadata, accidental or malicious; none of it is a role. */
export const JUNK_METADATA: readonly Record<string, unknown>[] = [
  { role: 'admin', onboardingCompleted: true },
  { role: 'operator' },
  { role: ['patient'] },
  { role: { toString: 'patient' } },
  { role: 'Patient', onboardingCompleted: 'true' },
  { role: null },
];
export const junk = (metadata: Record<string, unknown>) => person({ metadata });
