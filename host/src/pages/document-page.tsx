import type { RouteRow } from '@telehealth/contracts';
import { useEffect } from 'react';
import { PageArrival } from '../shell/page-arrival';
import { StatePage } from '../shell/state-page';

/** The address this document was loaded from; null where the browser does not say. */
function loadedPath(): string | null {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry === undefined ? null : new URL(entry.name, location.href).pathname;
}

/**
 * An address with a document of its own. Whoever comes to it inside the application gets that document. Where the server
 * has none (a development server before the first build), what matters most stands here.
 */
export function DocumentPage({ row }: { row: RouteRow }) {
  useEffect(() => {
    const from = loadedPath();
    // Loaded from here already: asking again would bring this page again, for ever.
    if (from === null || from === row.path) return;
    // The router takes a closing slash or other letters for the same page; the server may have the document at its path only.
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
