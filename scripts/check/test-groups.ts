/** How a test runs; `pure`: with others in one process, `page`: in a context with a document, `unit`: in a thread of its own. */
export type Group = 'pure' | 'page' | 'unit';

/**
 * Tests whose group differs from what their ending says, by folder and name. Add none: a file name states its group, as in
 * `seat-keeper.page.test.ts` or `clock.unit.test.ts`.
 */
export const EXCEPTIONS: Readonly<Record<'page' | 'unit', readonly string[]>> = {
  page: [
    'actions/auth-actions.test.ts',
    'actions/auth-catalogue.test.ts',
    'actions/auth-sentences.test.ts',
    'actions/identity-actions.test.ts',
    'actions/sign-in-actions.test.ts',
    'actions/sign-up-actions.test.ts',
    'appointments/ask-early.test.ts',
    'bluetooth/measure-with.test.ts',
    'call/loudspeaker.test.ts',
    'call/own-devices.test.ts',
    'call/peer-session.test.ts',
    'clerk/check-session.test.ts',
    'client/create-backend.test.ts',
    'client/early-answers.test.ts',
    'clock/viewer-zone.test.ts',
    'compose/files-in-turn.test.mjs',
    'early/find-specialist.test.ts',
    'identity/draw-known-person.test.ts',
    'lock/end-identity.test.ts',
    'lock/page-cover.test.ts',
    'lock/prove-identity.test.ts',
    'notifications/outdated-failures.test.ts',
    'patients/ask-early.test.ts',
    'records/ask-early.test.ts',
    'remotes/lacks-preloads.test.ts',
    'remotes/load-page.test.ts',
    'remotes/prefetch.test.ts',
    'room/call-link.test.ts',
    'room/call-wishes.test.ts',
    'room/own-choices.test.ts',
    'room/seat-keeper.test.ts',
    'room/use-later-parts.test.ts',
    'script/alert-contact.test.ts',
    'script/card-screen.test.ts',
    'script/kept-page.test.ts',
    'script/region.test.ts',
    'script/tools.test.ts',
    'script/where.test.ts',
    'shell/keep-focus.test.ts',
    'shell/late-fonts.test.ts',
    'shell/theme-store.test.ts',
    'late/watch-device-clock.test.ts',
    'src/boot-data.test.ts',
    'src/register-worker.test.ts',
    'widgets/lazy-widgets.test.ts',
  ],
  unit: [
    'backend/tokens.test.ts',
    'booking/booking-files.test.tsx',
    'client/live-channels.test.ts',
    'client/with-local-expiry.test.ts',
    'client/with-time-limit.test.ts',
    'clock/clock.test.ts',
    'federation/build-rules.test.ts',
    'pages/document-page.test.tsx',
    'rows/plain-rows.test.ts',
    'rows/row-schema.test.ts',
    'setup/keep-running.test.mjs',
    'sharing/health-link.test.ts',
    'chart/link-passcode.test.ts',
    'src/prerender.test.tsx',
    'tests/scan-for-red-flags.test.ts',
    'training/around.test.mjs',
    'training/gates.test.mjs',
    'visit-files/picture-without-metadata.test.ts',
    'visit-files/send-object.test.ts',
  ],
};

const FOLDERS = /^(shared-.*|emergency|host|remote-.*|federation|scripts|local-services\/src)\//;
const TEST_FILE = /\.test\.(ts|tsx|mjs)$/;
const NAMED = /\.(pure|page|unit)\.test\.\w+$/;

/** The group by ending alone: `.tsx` files render. */
export const groupByPlace = (file: string): Group => (file.endsWith('.tsx') ? 'page' : 'pure');

/** At most two folders deep, so that the list survives moves of folders above. */
const shortName = (file: string) => file.split('/').slice(-2).join('/');

/**
 * Returns the group of a test. It depends on path and name, never on content.
 * @param file a path from the root
 * @returns undefined for other files, and for tests of services, which have a project of their own
 */
export function groupOf(file: string): Group | undefined {
  if (!FOLDERS.test(file) || !TEST_FILE.test(file)) return undefined;
  const [, named] = NAMED.exec(file) ?? [];
  if (named) return named as Group;
  const listed = (['page', 'unit'] as const).find((group) => EXCEPTIONS[group].includes(shortName(file)));
  return listed ?? groupByPlace(file);
}
