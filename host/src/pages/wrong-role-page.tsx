import { homeOf, type Role } from '@telehealth/contracts/access';
import { messageFrom } from '@telehealth/contracts/message-from';
import { ACCESS_MESSAGES } from '@telehealth/contracts/messages/access';
import { rowOf } from '@telehealth/contracts/routes';
import { useIdentity } from '@telehealth/contracts/session';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { PageArrival } from '../shell/page-arrival';
import { StatePage } from '../shell/state-page';

const TITLE = 'This page is not for your account';

/** Says which role the page is for and links to the user's own home. */
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
