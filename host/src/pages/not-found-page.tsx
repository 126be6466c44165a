import { useNavigate, useSearchParams } from '@telehealth/contracts/router';
import { pathTo, rowOf, UNKNOWN_ROUTE } from '@telehealth/contracts/routes';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { useEffect, useState } from 'react';
import { type Host, useHost } from '../host-context';
import { PageArrival } from '../shell/page-arrival';
import { PageSkeleton } from '../shell/page-skeleton';
import { StatePage } from '../shell/state-page';

const ROW = rowOf('notFound');

/** For `/not-found` and every unknown path, and for routes that are newer than the host. */
export function NotFoundPage() {
  const isRoute = useSearchParams()[0].has(UNKNOWN_ROUTE);
  return isRoute ? <NewerRoute /> : <Nowhere title={ROW.title} what="The address you opened does not exist here." />;
}

/** Leads on to the page of a section that has the route; says that it is not there yet where no section of this page has. */
function NewerRoute() {
  const { started } = useHost();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [isNowhere, setNowhere] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void findPath(started, search).then((path) => {
      if (!isCurrent) return;
      if (path === undefined) setNowhere(true);
      else void navigate(path, { replace: true });
    });
    return () => {
      isCurrent = false;
    };
  }, [started, navigate, search]);
  if (!isNowhere) return <PageSkeleton />;
  return <Nowhere title="Not available right now" what="The page that comes next is not here yet." />;
}

function Nowhere({ title, what }: { title: string; what: string }) {
  return (
    <StatePage title={title} calm>
      <p className="lead">{what} Nothing is lost: go back, or start again from the home page.</p>
      <LinkButton to={pathTo('home')}>Go to the home page</LinkButton>
      <PageArrival title={title} />
    </StatePage>
  );
}

/** The address of a section's own page for a route, with the route's parameters in it and the others behind it. */
async function findPath(started: Host['started'], search: URLSearchParams): Promise<string | undefined> {
  const rest = new URLSearchParams(search);
  const route = rest.get(UNKNOWN_ROUTE);
  rest.delete(UNKNOWN_ROUTE);
  const manifests = await Promise.allSettled(started());
  const pages = manifests.flatMap((one) =>
    one.status === 'fulfilled'
      ? (one.value.more ?? []).map(({ id, path }) => ({ id, path: `/${one.value.remote}/${path}` }))
      : [],
  );
  const path = pages
    .find(({ id }) => id === route)
    ?.path.replace(/:(\w+)/g, (_, name: string) => {
      const value = rest.get(name) ?? '';
      rest.delete(name);
      return encodeURIComponent(value);
    });
  return path && (rest.size > 0 ? `${path}?${rest}` : path);
}
