import { ACCOUNT_PATHS, type Frame, type RemoteName, ROUTE_TABLE, type RouteRow } from '@telehealth/contracts';
import { Outlet, type RouteObject } from '@telehealth/contracts/router';
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
 * Below which address a section may add pages, and the frame those are drawn in. The frame is known here, so that it
 * stands while the section is asked for the page.
 */
const EXTRA_PLACES: readonly ExtraPlace[] = [
  { remote: 'auth', frame: 'auth', prefix: '/auth/' },
  { remote: 'auth', frame: 'workspace', prefix: `${ACCOUNT_PATHS.security}/` },
  { remote: 'patient', frame: 'workspace', prefix: '/patient/' },
  { remote: 'specialist', frame: 'workspace', prefix: '/specialist/' },
];

/** Below the hosted widgets' paths the identity provider has steps of its own, such as `factor-one`. */
export function toPattern(row: RouteRow): string {
  return row.page === 'hosted' ? `${row.path}/*` : row.path;
}

/** The patterns of all rows of the table. */
export const routePatterns = (): string[] => ROWS.map(toPattern);

/** Prefixes below which remotes may have pages the route table does not know. */
export const extraPrefixes = (): string[] => EXTRA_PLACES.map((place) => place.prefix);

/** The id of the route that holds the pages of a frame. */
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

/**
 * The whole tree: one root, one route per frame, below it the rows of the table. Paths are told apart by case, as
 * the server does.
 */
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
