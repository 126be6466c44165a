import { join, resolve } from 'node:path';
import { type RoomSettings, roomSettingsOf } from '@telehealth/supabase/functions/_shared/room/room-settings.ts';
import { z } from 'zod';
import type { CallerAddress } from './backend/caller-address';
import { repositoryRoot } from './folders';
import type { ScryptCost } from './identity/password-hash';
import { type PaymentSettings, paymentSettingsOf, paymentVariables } from './payments/payment-settings';
import { StartError } from './start-error';

/** 0: any free one; `services.ready` and `database.ready` report which. */
const port = z.coerce.number().int().min(0).max(65535);
const flag = z.enum(['0', '1', 'false', 'true']).transform((value) => value === '1' || value === 'true');
const absolute = z.string().transform((path) => resolve(repositoryRoot, path));

const origins = z
  .string()
  .transform((text) => text.split(',').map((origin) => origin.trim()))
  .refine((list) => list.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin), {
    message: 'must be origins such as https://partner.example, with commas between',
  });

const ROLES = ['patient', 'specialist', 'operator'] as const;
/** Whose work can ask for a second factor: the words of the database's setting `second_factor_for`. */
const PARTS = ['specialist', 'operator', 'staff'] as const;
const twoStep = z.union([
  z.enum(['everybody', 'nobody']),
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine(
      (named) => named.every((part) => PARTS.some((known) => known === part)),
      `everybody, nobody, or a list of ${PARTS.join(', ')}, with commas between`,
    ),
]);

const hours = z
  .string()
  .transform((text) => Object.fromEntries(text.split(',').map((part) => part.trim().split(':'))))
  .pipe(
    z.partialRecord(
      z.enum(ROLES),
      z.coerce
        .number()
        .positive()
        .max(24 * 30),
    ),
  );

const environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: port.default(3000),
  /** The origin that browsers see, when it is not the services' own (the dev server proxies to them). */
  PUBLIC_ORIGIN: z.url().optional(),
  POSTGRES_PORT: port.default(54390),
  /** An existing PostgreSQL 17 to use instead of the bundled one; the user must be able to create roles. */
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  LOCAL_STATE_DIR: absolute.default(join(repositoryRoot, '.local')),
  SITE_DIR: absolute.default(join(repositoryRoot, 'site')),
  DEMO: flag.default(true),
  /** Stops the clock of the demo, so that screens can be compared. */
  DEMO_CLOCK: z.iso.datetime({ offset: true }).optional(),
  /** The provider name that browsers pass in the id-token exchange. */
  ID_TOKEN_PROVIDER: z.string().min(1).default('jwt'),
  /** The publishable key: public, sent by every browser. */
  BACKEND_KEY: z.string().min(8).default('sb_publishable_local'),
  CLERK_PUBLISHABLE_KEY: z.string().startsWith('pk_').optional(),
  /** How guests are told apart: `socket`, or `x-forwarded-for` where every request comes through a proxy that writes it. */
  CALLER_ADDRESS: z.enum(['socket', 'x-forwarded-for']).default('socket'),
  /** The identity's test mode: `+clerk_test` addresses get no mail and have the code 424242. */
  IDENTITY_TEST_MODE: flag.default(false),
  /** Whether users may delete their own identity. */
  IDENTITY_DELETE_SELF: flag.default(false),
  /** Origins besides our own that a mailed link may lead back to, separated by commas. */
  IDENTITY_REDIRECT_ORIGINS: origins.default([]),
  /**
   * Who must sign in with a second factor: whose work the database asks it of (`specialist,operator,staff`), `nobody`, or
   * `everybody`, of whom the identity asks it before anything else. Not given: as the database says.
   */
  TWO_STEP_REQUIRED: twoStep.optional(),
  /** Longest sessions by role: `patient:24,specialist:12,operator:8` (hours). Roles not named keep theirs. */
  SESSION_HOURS: hours.default({}),
  /** `off`: no passwords; the identity's own pages send a code instead. */
  PASSWORD_FORMS: z.enum(['on', 'off']).default('on'),
  ...paymentVariables,
});

export interface Settings {
  port: number;
  /** Undefined: the services' own. */
  publicOrigin: string | undefined;
  postgresPort: number;
  databaseUrl: string | undefined;
  /** Folder of everything that is kept: database, files, keys. */
  stateDir: string;
  siteDir: string;
  demo: boolean;
  /** The instant at which the demo's clock stands still. */
  demoClock: Date | undefined;
  idTokenProvider: string;
  publishableKey: string;
  callerAddress: CallerAddress;
  identityPublishableKey: string | undefined;
  /** Whether anyone may prove a `+clerk_test` address with a public code. */
  identityTestMode: boolean;
  identityDeleteSelf: boolean;
  identityRedirectOrigins: readonly string[];
  /** Whether the identity asks everybody for a second factor. */
  twoStepRequired: boolean;
  /** Whose work the database asks it of; undefined: as it says already. */
  secondFactorFor: readonly string[] | undefined;
  /** Whether sign-in and sign-up use passwords. */
  passwordsAllowed: boolean;
  /** The cost of a password hash, where it is not the default. No variable sets it, because only tests may make it cheap. */
  passwordCost?: ScryptCost;
  /** Longest sessions in hours, where they differ from the role's default. */
  sessionHours: Readonly<Record<string, number>>;
  payments: PaymentSettings;
  /**
   * TURN relays and a media server for calls, where there are any: TURN_URLS, TURN_SECRET, TURN_TTL, LIVEKIT_URL, LIVEKIT_KEY,
   * LIVEKIT_SECRET.
   */
  room: RoomSettings;
}

/**
 * Reads the settings from environment variables. Throws StartError naming each invalid variable, and for NODE_ENV=production:
 * these services are for development, tests and demonstrations only.
 */
export function settingsFrom(variables: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new StartError(`These settings are not understood. ${problems.join('; ')}`);
  }
  const values = parsed.data;
  refuseProduction(values.NODE_ENV);
  const payments = paymentSettingsOf(values);
  if (Array.isArray(payments)) throw new StartError(`PAYMENT_PROVIDER=stripe needs ${payments.join(', ')}.`);
  return {
    port: values.PORT,
    publicOrigin: values.PUBLIC_ORIGIN,
    postgresPort: values.POSTGRES_PORT,
    databaseUrl: values.DATABASE_URL,
    stateDir: values.LOCAL_STATE_DIR,
    siteDir: values.SITE_DIR,
    demo: values.DEMO,
    demoClock: values.DEMO_CLOCK === undefined ? undefined : new Date(values.DEMO_CLOCK),
    idTokenProvider: values.ID_TOKEN_PROVIDER,
    publishableKey: values.BACKEND_KEY,
    callerAddress: values.CALLER_ADDRESS,
    identityPublishableKey: values.CLERK_PUBLISHABLE_KEY,
    identityTestMode: values.IDENTITY_TEST_MODE,
    identityDeleteSelf: values.IDENTITY_DELETE_SELF,
    identityRedirectOrigins: values.IDENTITY_REDIRECT_ORIGINS,
    twoStepRequired: values.TWO_STEP_REQUIRED === 'everybody',
    secondFactorFor: partsOf(values.TWO_STEP_REQUIRED),
    passwordsAllowed: values.PASSWORD_FORMS === 'on',
    sessionHours: values.SESSION_HOURS,
    payments,
    room: roomOf(given),
  };
}

/** Of everybody the identity asks it already. */
function partsOf(given: z.infer<typeof twoStep> | undefined): readonly string[] | undefined {
  return typeof given === 'string' ? [] : given;
}

function roomOf(variables: Record<string, string | undefined>): RoomSettings {
  try {
    return roomSettingsOf((name) => variables[name]);
  } catch (cause) {
    throw new StartError(cause instanceof Error ? cause.message : String(cause));
  }
}

export function refuseProduction(nodeEnv: string | undefined): void {
  if (nodeEnv !== 'production') return;
  throw new StartError(
    'The local services hold demonstration accounts and do not start with NODE_ENV=production. ' +
      'In production the site is served as static files, with the hosted identity and backend.',
  );
}
