import { Outlet, type RouteObject } from '@telehealth/contracts/router';
import { ACCOUNT_PATHS, type Frame, type RemoteName, ROUTE_TABLE, type RouteRow } from '@telehealth/contracts/routes';
import { FRAMES } from '../frames/frames';
import { RootLayout } from '../frames/root-layout';
import { UnexpectedErrorPage } from '../pages/unexpected-error-page';
import { ExtraPages } from './extra-pages';
import { OtherDocument } from './other-document';
import { RoutePage } from './route-page';
import { FrameOf, SectionPlace } from './section-place';

const ROWS: readonly RouteRow[] = ROUTE_TABLE;
interface ExtraPlace {
  remote: RemoteName;
  frame: Frame;
  prefix: string;
}
/**
 * Prefixes below which sections may add pages, and the frame of those pages. The frame is known here, so that it renders
 * while the section is asked.
 */
const EXTRA_PLACES: readonly ExtraPlace[] = [
  { remote: 'auth', frame: 'auth', prefix: '/auth/' },
  { remote: 'auth', frame: 'workspace', prefix: `${ACCOUNT_PATHS.security}/` },
  { remote: 'patient', frame: 'workspace', prefix: '/patient/' },
  { remote: 'specialist', frame: 'workspace', prefix: '/specialist/' },
  { remote: 'visit', frame: 'site', prefix: '/visit/' },
];

/** Clerk's widgets have steps below their paths, such as `factor-one`. */
export function toPattern(row: RouteRow): string {
  return row.page === 'hosted' ? `${row.path}/*` : row.path;
}

/** Patterns of all rows of the route table. */
export const routePatterns = (): string[] => ROWS.map(toPattern);

/** Prefixes below which remotes may have pages outside of the route table. */
export const extraPrefixes = (): string[] => EXTRA_PLACES.map((place) => place.prefix);

export const frameRouteId = (frame: Frame) => `frame:${frame}`;

function frameRoute(frame: Frame): RouteObject {
  const pages: RouteObject[] = ROWS.filter((row) => row.frame === frame).map((row) => ({
    id: row.id,
    path: toPattern(row),
    caseSensitive: true,
    element: <RoutePage row={row} key={row.id} />,
  }));
  const extra: RouteObject[] = EXTRA_PLACES.filter((place) => place.frame === frame).map(({ remote, prefix }) => ({
    id: `extra:${prefix}`,
    path: `${prefix}*`,
    caseSensitive: true,
    element: <ExtraPages remote={remote} frame={frame} key={prefix} />,
  }));
  return { id: frameRouteId(frame), element: framed(frame), children: [...pages, ...extra] };
}

/** One component for all frames: it stays when a page of the same frame follows, whoever has that page. */
const framed = (frame?: Frame) => (
  <FrameOf frame={frame}>
    <Outlet />
  </FrameOf>
);

/** What the table does not have comes last, so that no section takes a path of it. */
const beyond = (): RouteObject => ({
  id: 'beyond',
  element: framed(),
  children: [
    { id: 'other', path: '/for/:person/*', element: <OtherDocument /> },
    { id: 'unknown', path: '*', element: <SectionPlace /> },
  ],
});

/** The route tree: a root, one route per frame, the table's rows below, and a place for what the registry brings. Paths are case-sensitive, as on the server. */
export function createRoutes(): RouteObject[] {
  return [
    {
      id: 'root',
      element: <RootLayout />,
      errorElement: <UnexpectedErrorPage />,
      children: [...(Object.keys(FRAMES) as Frame[]).map(frameRoute), beyond()],
    },
  ];
}
