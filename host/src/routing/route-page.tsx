import type { RouteRow } from '@telehealth/contracts/routes';
import { AuthPage } from '../identity/identity';
import { DocumentPage } from '../pages/document-page';
import { NotFoundPage } from '../pages/not-found-page';
import { RemotePage } from '../remotes/remote-page';
import { RouteGuard } from './route-guard';

export function RoutePage({ row }: { row: RouteRow }) {
  return <RouteGuard row={row}>{contentOf(row)}</RouteGuard>;
}

function contentOf(row: RouteRow) {
  if (row.document === true) return <DocumentPage row={row} />;
  if (row.owner === 'host' || row.later === true) return <NotFoundPage />;
  if (row.owner === 'auth') return <AuthPage row={row} />;
  return <RemotePage row={row} remote={row.owner} />;
}
