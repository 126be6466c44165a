import type { RouteRow } from '@telehealth/contracts/routes';
import { AuthPage } from '../identity/identity';
import { DocumentPage } from '../pages/document-page';
import { LaterPage } from '../pages/later-page';
import { NotFoundPage } from '../pages/not-found-page';
import { RemotePage } from '../remotes/remote-page';
import { RouteGuard } from './route-guard';

export function RoutePage({ row }: { row: RouteRow }) {
  return <RouteGuard row={row}>{contentOf(row)}</RouteGuard>;
}

function contentOf(row: RouteRow) {
  if (row.document === true) return <DocumentPage row={row} />;
  if (row.owner === 'host') return <NotFoundPage />;
  if (row.later === true) return <LaterPage row={row} />;
  if (row.owner === 'auth') return <AuthPage row={row} />;
  return <RemotePage row={row} remote={row.owner} />;
}
