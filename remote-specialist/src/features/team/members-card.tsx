import { formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useState } from 'react';
import { useEndMembership } from '../../data/team/team.queries';
import type { Member, Organization } from '../../data/team/team.schema';
import { ROLE_LABELS } from './team-words';

const detailOf = ({ role, typedNumber, since }: Member) =>
  [
    ROLE_LABELS[role],
    typedNumber === '' ? '' : `council number ${typedNumber}, not checked by us`,
    `since ${formatShortMoment(since, viewerTimeZone())}`,
  ]
    .filter((part) => part !== '')
    .join(' · ');

/** Who works here; whoever looks after them ends a membership, and everybody but the owner can leave. */
export function MembersCard({ organization }: { organization: Organization }) {
  const [asked, setAsked] = useState<Member | null>(null);
  const ending = useEndMembership();
  const { notify } = useHostServices();
  const { members, myId, myRole, name } = organization;
  const isMe = asked?.id === myId;
  const end = async () => {
    if (asked === null) return;
    const ended = await ending.run(asked.id);
    setAsked(null);
    if (ended.ok) notify(isMe ? 'team.left' : 'team.ended');
  };
  const me = members.find(({ id }) => id === myId);
  return (
    <Card title="Members">
      <RowList label="Members">
        {members.map((member) => (
          <Row
            key={member.id}
            title={member.id === myId ? `${member.name} (you)` : member.name}
            detail={detailOf(member)}
            end={
              member.mayEnd && (
                <Button
                  variant="line"
                  size="s"
                  aria-label={`End membership of ${member.name}`}
                  onClick={() => setAsked(member)}
                >
                  End
                </Button>
              )
            }
          />
        ))}
      </RowList>
      {ending.error !== null && (
        <Notice tone="danger" live>
          {errorText(ending.error)}
        </Notice>
      )}
      {myRole !== 'owner' && me !== undefined && (
        <div>
          <Button variant="quiet" size="s" onClick={() => setAsked(me)}>
            Leave the practice
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={end}
        title={isMe ? `Leave ${name}?` : `End the membership of ${asked?.name ?? ''}?`}
        confirmLabel={isMe ? 'Leave' : 'End it'}
        cancelLabel="Stay as it is"
      >
        {isMe
          ? 'It counts at once. To come back you need a new invitation.'
          : 'It counts at once, and the person is told. To come back they need a new invitation.'}
      </ConfirmDialog>
    </Card>
  );
}
