import { Outlet, type RouteObject } from '@telehealth/contracts/router';
import { ACCOUNT_PATHS, type Frame, type RemoteName, ROUTE_TABLE, type RouteRow } from '@telehealth/contracts/routes';
import type { ComponentType, ReactNode } from 'react';
import { AuthFrame } from '../frames/auth-frame';
import { RootLayout } from '../frames/root-layout';
import { SiteFrame } from '../frames/site-frame';
import { WorkspaceFrame } from '../frames/workspace-frame';
import { NotFoundPage } from '../pages/not-found-page';
import { UnexpectedErrorPage } from '../pages/unexpected-error-page';
import { ExtraPages } from './extra-pages';
import { RoutePage } from './route-page';

const ROWS: readonly RouteRow[] = ROUTE_TABLE;
const FRAMES: Readonly<Record<Frame, ComponentType<{ children: ReactNode }>>> = {
  site: SiteFrame,
  auth: AuthFrame,
  workspace: WorkspaceFrame,
};
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
  const FrameComponent = FRAMES[frame];
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
  const unknown: RouteObject[] = frame === 'site' ? [{ id: 'unknown', path: '*', element: <NotFoundPage /> }] : [];
  const element = (
    <FrameComponent>
      <Outlet />
    </FrameComponent>
  );
  return { id: frameRouteId(frame), element, children: [...pages, ...extra, ...unknown] };
}

/** The route tree: a root, one route per frame, and the table's rows below. Paths are case-sensitive, as on the server. */
export function createRoutes(): RouteObject[] {
  return [
    {
      id: 'root',
      element: <RootLayout />,
      errorElement: <UnexpectedErrorPage />,
      children: [frameRoute('site'), frameRoute('auth'), frameRoute('workspace')],
    },
  ];
}
