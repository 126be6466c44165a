import { pathTo, rowOf } from '@telehealth/contracts/routes';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { PageArrival } from '../shell/page-arrival';
import { StatePage } from '../shell/state-page';

const ROW = rowOf('notFound');

/** For `/not-found` and every unknown path. */
export function NotFoundPage() {
  return (
    <StatePage title={ROW.title} calm>
      <p className="lead">
        The address you opened does not exist here. Nothing is lost: go back, or start again from the home page.
      </p>
      <LinkButton to={pathTo('home')}>Go to the home page</LinkButton>
      <PageArrival title={ROW.title} />
    </StatePage>
  );
}
