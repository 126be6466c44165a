import type { AppError } from '@telehealth/contracts/errors';
import { useLocation, useNavigate } from '@telehealth/contracts/router';
import type { Frame, RouteRow, SectionName } from '@telehealth/contracts/routes';
import type { ExtraPage } from '@telehealth/contracts/shell';
import { useEffect, useState } from 'react';
import { useHost } from '../host-context';
import { NotFoundPage } from '../pages/not-found-page';
import { SectionDown } from '../remotes/remote-page';
import { matchesPattern } from '../remotes/sections';
import { PageSkeleton } from '../shell/page-skeleton';
import { ExtraPageRoute } from './extra-page-route';

type Search = 'looking' | 'none' | AppError;

/** A path below a remote's prefix that the table does not have: asks the remote for it. */
export function ExtraPages({ remote, frame }: { remote: SectionName; frame: Frame }) {
  const { loadExtraPages, addRoutes } = useHost();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState<Search>('looking');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    setState('looking');
    loadExtraPages(remote).then(
      (pages) => {
        if (!isCurrent) return;
        // Adds only the requested page, because others may belong to another frame.
        const page = pages.find((one) => matchesPattern(toRow(remote, frame, one).path, pathname));
        if (page === undefined) return setState('none');
        const row = toRow(remote, frame, page);
        addRoutes(frame, [
          { id: row.id, path: row.path, caseSensitive: true, element: <ExtraPageRoute row={row} load={page.load} /> },
        ]);
        void navigate(pathname + search + hash, { replace: true });
      },
      (error: AppError) => isCurrent && setState(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [remote, frame, pathname, search, hash, tries, loadExtraPages, addRoutes, navigate]);
  if (state === 'looking') return <PageSkeleton />;
  if (state === 'none') return <NotFoundPage />;
  return <SectionDown title="This section" error={state} onRetry={() => setTries(tries + 1)} />;
}

/** Turns an extra page into a row, so that guard, frame and title treat it like any other. */
export function toRow(remote: SectionName, frame: Frame, page: ExtraPage): RouteRow {
  const path = `/${remote}/${page.path.replace(/^\/+/, '')}` as const;
  const { title, access } = page;
  return {
    id: `${remote}.extra.${page.path}`,
    path,
    owner: remote,
    page: page.path,
    frame,
    access,
    // Pages of the auth section use Clerk only.
    backend: remote !== 'auth',
    title,
  };
}
