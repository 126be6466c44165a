import { AuthPage } from '../identity/identity';
import { LoadedPage, type LoadedPageProps } from '../remotes/loaded-page';
import { RouteGuard } from './route-guard';

/** A page that a remote added, guarded like a row of the table; those of the auth section are inside Clerk's provider. */
export function ExtraPageRoute({ row, load }: LoadedPageProps) {
  return (
    <RouteGuard row={row}>
      {row.owner === 'auth' ? <AuthPage row={row} load={load} /> : <LoadedPage row={row} load={load} />}
    </RouteGuard>
  );
}
