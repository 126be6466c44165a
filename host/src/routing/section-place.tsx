import { useLocation, useRoutes } from '@telehealth/contracts/router';
import type { Frame, RouteRow, SectionName } from '@telehealth/contracts/routes';
import { type ReactNode, useEffect, useState } from 'react';
import { FRAMES } from '../frames/frames';
import { useHost } from '../host-context';
import { NotFoundPage } from '../pages/not-found-page';
import { SectionDown } from '../remotes/remote-page';
import { sectionRowAt, useSections } from '../remotes/sections';
import { PageSkeleton } from '../shell/page-skeleton';
import { ExtraPages } from './extra-pages';
import { RoutePage } from './route-page';

interface Place {
  frame: Frame;
  row?: RouteRow | undefined;
  /** The section below whose name the path lies. */
  section?: SectionName | undefined;
}

/** What stands at a path that the route table does not have; null while no registry is known. */
function usePlace(): Place | null {
  const { pathname } = useLocation();
  const sections = useSections();
  if (sections.rows === null) return null;
  const row = sectionRowAt(pathname, sections);
  const first = sections.rows.find(({ owner }) => owner === pathname.split('/')[1]);
  return { row, section: first?.owner, frame: row?.frame ?? first?.frame ?? 'site' };
}

/** The frame of a page; without one that of the section which the registry names. */
export function FrameOf({ frame, children }: { frame?: Frame; children: ReactNode }) {
  const place = usePlace();
  const FrameComponent = FRAMES[frame ?? place?.frame ?? 'site'];
  return <FrameComponent>{children}</FrameComponent>;
}

/** A page of a section that the registry names, one that such a section has besides, or nothing. */
export function SectionPlace() {
  const place = usePlace();
  if (place === null) return <AskRegistry />;
  const { row, section, frame } = place;
  if (row !== undefined) return <SectionRow row={row} />;
  return section === undefined ? <NotFoundPage /> : <ExtraPages remote={section} frame={frame} key={section} />;
}

/** In a route of its own, so that pages read their parameters as anywhere. */
function SectionRow({ row }: { row: RouteRow }) {
  return useRoutes([{ path: row.path, element: <RoutePage row={row} key={row.id} /> }]);
}

/** For documents of servers that put no registry in. */
function AskRegistry() {
  const { askSections } = useHost();
  const [tries, setTries] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    setFailed(false);
    askSections().catch(() => isCurrent && setFailed(true));
    return () => {
      isCurrent = false;
    };
  }, [askSections, tries]);
  return hasFailed ? <SectionDown title="This page" onRetry={() => setTries(tries + 1)} /> : <PageSkeleton />;
}
