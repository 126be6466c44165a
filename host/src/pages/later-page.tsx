import { homeOf } from '@telehealth/contracts/access';
import { pathTo, type RouteId, type RouteRow, rowOf } from '@telehealth/contracts/routes';
import { useIdentity } from '@telehealth/contracts/session';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { PageArrival } from '../shell/page-arrival';
import { StatePage } from '../shell/state-page';

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
