import { actingPerson } from '@telehealth/contracts/people';
import type { RouteRow } from '@telehealth/contracts/routes';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { PageSkeleton } from '../shell/page-skeleton';

// Documents below `/for/<person>` alone load this code.
const late = () => import(/* webpackChunkName: "acting" */ './late/acting-parts');
const Band = lazy(async () => ({ default: (await late()).Band }));
const Guard = lazy(async () => ({ default: (await late()).Guard }));

/** Says on every page of somebody else whose it is. Until its code is there its height is kept (`band.module.css`). */
export function ActingBand() {
  if (actingPerson() === null) return null;
  return (
    <Suspense fallback={<div style={{ height: 68 }} />}>
      <Band />
    </Suspense>
  );
}

/** Draws a page of somebody else only for who acts for them. */
export function ActingGuard({ row, children }: { row: RouteRow; children: ReactNode }) {
  if (actingPerson() === null) return children;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Guard row={row} leave={Leave}>
        {children}
      </Guard>
    </Suspense>
  );
}

/** Goes to another document: pages of two people are never in one. @param to path of the browser, with query and hash */
export function Leave({ to }: { to: string }) {
  useEffect(() => {
    // The router has put the address there already: the same one with a hash would only scroll.
    if (new URL(to, location.href).href === location.href) location.reload();
    else location.replace(to);
  }, [to]);
  return <PageSkeleton />;
}
