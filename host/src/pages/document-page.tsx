import type { RouteRow } from '@telehealth/contracts/routes';
import { useEffect } from 'react';
import { PageArrival } from '../shell/page-arrival';
import { StatePage } from '../shell/state-page';

/** Path from which this document was loaded; null if the browser does not say. */
function loadedPath(): string | null {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry === undefined ? null : new URL(entry.name, location.href).pathname;
}

/**
 * A path with a document of its own. Client-side navigation to it loads that document. If the server has none (a development
 * server before the first build), the essentials are shown here.
 */
export function DocumentPage({ row }: { row: RouteRow }) {
  useEffect(() => {
    const from = loadedPath();
    // Already loaded from here: reloading would loop.
    if (from === null || from === row.path) return;
    // The router also matches variants of a path, such as a trailing slash; the server may have the document at the exact path only.
    if (location.pathname === row.path) location.reload();
    else location.replace(row.path + location.search + location.hash);
  }, [row.path]);
  return (
    <StatePage title={row.title}>
      <p className="lead">In danger now? Call 112 from any mobile phone, at any hour.</p>
      <a href="tel:112">Call 112 now</a>
      <PageArrival title={row.title} />
    </StatePage>
  );
}
