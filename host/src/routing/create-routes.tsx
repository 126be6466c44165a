import { type Frame, REMOTE_NAMES, type RemoteName, ROUTE_TABLE, type RouteRow } from '@telehealth/contracts';
import { Outlet, type RouteObject } from '@telehealth/contracts/router';
import type { ComponentType, ReactNode } from 'react';
import { NotFoundPage } from '../pages/not-found-page';
import { UnexpectedErrorPage } from '../pages/unexpected-error-page';
import { AuthFrame } from '../shell/auth-frame';
import { RootLayout } from '../shell/root-layout';
import { SiteFrame } from '../shell/site-frame';
import { WorkspaceFrame } from '../shell/workspace-frame';
import { ExtraPages } from './extra-pages';
import { RoutePage } from './route-page';

const ROWS: readonly RouteRow[] = ROUTE_TABLE;
const FRAMES: Readonly<Record<Frame, ComponentType<{ children: ReactNode }>>> = {
  site: SiteFrame,
  auth: AuthFrame,
  workspace: WorkspaceFrame,
};
/** Sections with a prefix of their own, where they may add pages, and the frame those are drawn in. */
const EXTRA_FRAMES: Partial<Record<RemoteName, Frame>> = {
  auth: 'auth',
  patient: 'workspace',
  specialist: 'workspace',
};

/** Below the hosted widgets' paths the identity provider has steps of its own, such as `factor-one`. */
export function toPattern(row: RouteRow): string {
  return row.page === 'hosted' ? `${row.path}/*` : row.path;
}

/** The patterns of all rows of the table. */
export const routePatterns = (): string[] => ROWS.map(toPattern);

/** Pattern below which a remote may have pages the route table does not know. */
export function extraPrefixes(): { remote: RemoteName; frame: Frame; prefix: string }[] {
  return REMOTE_NAMES.flatMap((remote) => {
    const frame = EXTRA_FRAMES[remote];
    return frame === undefined ? [] : [{ remote, frame, prefix: `/${remote}/` }];
  });
}

/** The id of the route that holds the pages of a frame. */
export const frameRouteId = (frame: Frame) => `frame:${frame}`;

function frameRoute(frame: Frame): RouteObject {
  const FrameComponent = FRAMES[frame];
  const pages: RouteObject[] = ROWS.filter((row) => row.frame === frame).map((row) => ({
    id: row.id,
    path: toPattern(row),
    element: <RoutePage row={row} key={row.id} />,
  }));
  const extra: RouteObject[] = extraPrefixes()
    .filter((one) => one.frame === frame)
    .map(({ remote, prefix }) => ({
      id: `extra:${remote}`,
      path: `${prefix}*`,
      element: <ExtraPages remote={remote} frame={frame} key={remote} />,
    }));
  const unknown: RouteObject[] = frame === 'site' ? [{ id: 'unknown', path: '*', element: <NotFoundPage /> }] : [];
  const element = (
    <FrameComponent>
      <Outlet />
    </FrameComponent>
  );
  return { id: frameRouteId(frame), element, children: [...pages, ...extra, ...unknown] };
}

/** The whole tree: one root, one route per frame, below it the rows of the table. */
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
