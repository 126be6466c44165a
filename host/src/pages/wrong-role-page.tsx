import { ACCESS_MESSAGES, homeOf, messageFrom, type Role, rowOf } from '@telehealth/contracts';
import { useIdentity } from '@telehealth/contracts/session';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { PageArrival } from '../shell/page-arrival';
import { StatePage } from '../shell/state-page';

const TITLE = 'This page is not for your account';

/** Says whose page it is and shows the way home, instead of the page. */
export function WrongRolePage({ needed }: { needed: Role }) {
  const identity = useIdentity();
  const home = rowOf(homeOf({ identity }));
  return (
    <StatePage title={TITLE} calm>
      <p className="lead">
        {messageFrom(ACCESS_MESSAGES, needed === 'patient' ? 'access.patientsOnly' : 'access.specialistsOnly')}
      </p>
      <LinkButton to={home.path}>Go to your {home.title.toLowerCase()}</LinkButton>
      <PageArrival title={TITLE} />
    </StatePage>
  );
}
