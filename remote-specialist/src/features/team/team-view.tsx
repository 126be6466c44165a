import { formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { ACCOUNT_PATHS } from '@telehealth/contracts/routes';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import type { Organization, Team } from '../../data/team/team.schema';
import { CoversCard } from './covers-card';
import { FoundCard } from './found-card';
import { InvitationsCard, InviteCard } from './invite-card';
import { JoinCard } from './join-card';
import { MembersCard } from './members-card';
import { RightsCard } from './rights-card';
import { TasksCard } from './tasks-card';
import { eventText, isDoctor, ROLE_LABELS } from './team-words';

/** The caller's practice, or the ways into one. */
export function TeamView({ team }: { team: Team }) {
  if (team.organization !== null) return <InPractice organization={team.organization} />;
  return (
    <Stack gap={4}>
      {team.endedAt !== null && (
        <Notice tone="info">
          You are no longer in a practice’s team. Your membership ended{' '}
          {formatShortMoment(team.endedAt, viewerTimeZone())}.
        </Notice>
      )}
      <JoinCard />
      {team.mayFound && <FoundCard />}
    </Stack>
  );
}

/** Whether the role reaches beyond one's own visits. */
const seesCalendar = ({ rights, myRole }: Organization) =>
  rights.some((one) => one.role === myRole && one.right === 'calendar' && one.extent !== 'own');

function InPractice({ organization }: { organization: Organization }) {
  const { name, practiceNumber, phone, address, myRole, invites, invitations, rights, events } = organization;
  const manages = myRole === 'owner' || myRole === 'manager';
  return (
    <Stack gap={4}>
      <Card title={name}>
        <p>Your role: {ROLE_LABELS[myRole]}</p>
        <p className="small soft">
          {[`Practice number ${practiceNumber}, not checked by us`, phone, address]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
      </Card>
      {seesCalendar(organization) && (
        <Card title="Calendar">
          <p className="small soft">Who comes when, to every doctor of the practice.</p>
          <div>
            <LinkButton variant="line" size="s" to={`${ACCOUNT_PATHS.team}/calendar`}>
              Open the calendar
            </LinkButton>
          </div>
        </Card>
      )}
      <TasksCard organization={organization} />
      {isDoctor(myRole) && <CoversCard organization={organization} />}
      <MembersCard organization={organization} />
      {invites.length > 0 && <InviteCard roles={invites} />}
      {manages && <InvitationsCard invitations={invitations} />}
      <RightsCard rights={rights} role={myRole} />
      {myRole === 'owner' && (
        <Card title="What happened">
          <RowList label="What happened">
            {events.map((event) => (
              <Row key={event.id} title={eventText(event)} detail={formatShortMoment(event.at, viewerTimeZone())} />
            ))}
          </RowList>
        </Card>
      )}
    </Stack>
  );
}
