import type { Role } from '../access/access';
import type { AppError } from '../errors/app-error';
import type { AppUser } from '../identity/app-user';
import type { AuthActionName } from '../identity/auth-actions';
import type { PhoneWays } from '../identity/ruled-out-forms';

/** Setting up two-step sign-in, where the clinic requires it. */
export type SessionTask = 'setup-mfa';

/** What is known of the visitor at the identity provider. */
export type IdentityState =
  | {
      status: 'loading';
      /** The identity provider gave no answer: nobody knows who the visitor is until it is asked again. */
      isUnreachable?: true;
    }
  | { status: 'signedOut' }
  | {
      status: 'signedIn';
      user: AppUser;
      /** False until a role was chosen; `user.role` then still says the default. */
      roleChosen: boolean;
      /**
       * Works for the clinic, by what the identity's server wrote (no browser can). It decides what is shown only: the database
       * decides what an operator may do.
       */
      isOperator?: true;
      /**
       * Whether the primary address is verified, or there is only a number, which is; `user.emailVerified` is always true by
       * specification.
       */
      emailProven: boolean;
      /** Entered through a demo entry action: onboarding then stays open although the account completed it. */
      demo?: boolean;
      /**
       * What the session still waits for: it is `pending` at the identity provider, gets no token for the backend, and
       * opens nothing but the page that does it.
       */
      task?: SessionTask;
    };

/**
 * Whether the session has proven a second factor, as the database says. `needed`: the work of who signed in asks for one, and nothing of
 * that work is answered before.
 */
export type SecondFactor = 'proven' | 'needed' | 'optional';

/** What a plain request for public data needs. The key names the application and opens nothing by itself. */
export interface BackendAddress {
  /** Origin of the backend; empty for that of the page. */
  url: string;
  key: string;
}

/** State of the session with the data backend that the identity token is exchanged for. */
export type BackendState =
  | { status: 'off' }
  | { status: 'connecting' }
  /**
   * `userId` is the backend's uuid, not the identity's id: whose data is shown. `actorId` is who signed in, where the document
   * acts for somebody else.
   */
  | {
      status: 'ready';
      userId: string;
      actorId?: string;
      /** Not asked of patients who have none. */
      secondFactor?: SecondFactor | undefined;
    }
  | { status: 'failed'; error: AppError };

/**
 * Whether the open pages may be seen. The host alone draws it; pages stay mounted and keep what was typed.
 * `checking` covers them for a moment, while it is asked whether the session outlived a sleep.
 */
export type LockState =
  | { status: 'open' }
  /** `endsAt` is when it locks, in milliseconds of this device's clock. */
  | { status: 'warning'; endsAt: number }
  | { status: 'checking' }
  | { status: 'locked' };

/** What the identity provider says of signing in here. */
export interface SigningIn {
  /** Forms of ours that the instance's settings rule out. */
  readonly ruledOut: { readonly signIn: boolean; readonly signUp: boolean };
  /** What it offers by number. */
  readonly byPhone: PhoneWays;
  /** Whether the sign-in under way waits for its second step, at this moment. */
  waitsForSecondStep(): boolean;
}

/** All that is known of the visitor. Nothing that comes from tables lives here. */
export interface SessionState {
  readonly identity: IdentityState;
  readonly backend: BackendState;
  /** The auth action under way; with `identity.status === 'loading'` this is the specification's auth loading flag. */
  readonly pendingAction: AuthActionName | null;
  readonly lock: LockState;
  readonly preferredRole: Role;
  /** Whether this environment offers the demo entry actions. */
  readonly demoOffered: boolean;
  /** Null until the identity provider's client has answered. */
  readonly signingIn: SigningIn | null;
  /** Where public data can be asked for without the backend client; null until the environment is known. */
  readonly backendAddress: BackendAddress | null;
}
