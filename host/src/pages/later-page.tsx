import { homeOf, pathTo, type RouteId, type RouteRow, rowOf } from '@telehealth/contracts';
import { useIdentity } from '@telehealth/contracts/session';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { PageArrival } from '../shell/page-arrival';
import { StatePage } from '../shell/state-page';

/** A page that comes with a later release: its title, and one way on. */
export function LaterPage({ row }: { row: RouteRow }) {
  const identity = useIdentity();
  const onward: RouteId = row.frame === 'workspace' ? homeOf({ identity }) : 'findSpecialist';
  return (
    <StatePage title={row.title} calm>
      <LinkButton to={onward === 'findSpecialist' ? pathTo(onward) : rowOf(onward).path}>
        {rowOf(onward).title}
      </LinkButton>
      <PageArrival title={row.title} />
    </StatePage>
  );
}
