import { formatDate, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { pathFor } from '@telehealth/contracts/people';
import { pathTo } from '@telehealth/contracts/routes';
import { useHostServices } from '@telehealth/contracts/session';
import { useAnswerDelegation, useEndDelegation } from '@telehealth/data/access/access.mutations';
import { useMyDelegations } from '@telehealth/data/access/access.queries';
import type { Delegation } from '@telehealth/data/access/access.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Avatar } from '@telehealth/ui/parts/avatar';
import { Button } from '@telehealth/ui/parts/button';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';
import { DocumentLink } from '@telehealth/ui/parts/document-link';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useState } from 'react';
import { scopeWords } from './grant-words';

/** Whom somebody looks after altogether stands on the family page. */
const isOpen = ({ viewerRole, state, basis }: Delegation) =>
  viewerRole === 'delegate' && (state === 'offered' || (state === 'active' && basis === 'invited'));

/** The people the signed-in person acts for, and invitations to do so. */
export function ActingForCard() {
  const query = useMyDelegations();
  const [leaving, setLeaving] = useState<Delegation | null>(null);
  return (
    <Card title="People you act for">
      <QueryPanel query={query} safe="Nothing was changed.">
        {(delegations) => {
          const mine = delegations.filter(isOpen);
          if (mine.length === 0) return <p className="soft">You act for nobody.</p>;
          return (
            <RowList>
              {mine.map((delegation) => (
                <ActingForRow key={delegation.id} delegation={delegation} onLeave={() => setLeaving(delegation)} />
              ))}
            </RowList>
          );
        }}
      </QueryPanel>
      {leaving && <LeaveDialog delegation={leaving} onClose={() => setLeaving(null)} />}
    </Card>
  );
}

function ActingForRow({ delegation, onLeave }: { delegation: Delegation; onLeave: () => void }) {
  const { id, state, counterpartName: name, until, acceptedAt, offeredAt } = delegation;
  const answering = useAnswerDelegation();
  const { notify } = useHostServices();
  const zone = viewerTimeZone();
  const answer = async (accepts: boolean) => {
    if ((await answering.run({ id, accepts })).ok) notify(accepts ? 'access.acceptedActing' : 'access.refusedActing');
  };
  const facts = [
    scopeWords(delegation).replace('your', 'their'),
    state === 'offered' ? `Asked ${formatDate(offeredAt, zone)}` : `Since ${formatDate(acceptedAt ?? offeredAt, zone)}`,
    until === null ? null : `Until ${formatDate(until, zone)}`,
    answering.error && errorText(answering.error),
  ];
  return (
    <Row
      lead={<Avatar name={name} />}
      title={state === 'offered' ? `${name} asks you to act for them` : name}
      detail={facts.filter((fact) => fact !== null).join('. ')}
      end={
        state === 'offered' ? (
          <>
            <Button variant="line" size="s" aria-label={`Refuse to act for ${name}`} onClick={() => void answer(false)}>
              Refuse
            </Button>
            <Button
              variant="line"
              size="s"
              busy={answering.isRunning}
              aria-label={`Accept to act for ${name}`}
              onClick={() => void answer(true)}
            >
              Accept
            </Button>
          </>
        ) : (
          <>
            <DocumentLink
              variant="line"
              size="s"
              aria-label={`Open the pages of ${name}`}
              href={pathFor(delegation.counterpartId, pathTo('patient.dashboard'))}
            >
              Open
            </DocumentLink>
            <Button variant="line" size="s" aria-label={`Stop acting for ${name}`} onClick={onLeave}>
              Stop
            </Button>
          </>
        )
      }
    />
  );
}

function LeaveDialog({
  delegation: { id, counterpartName: name },
  onClose,
}: {
  delegation: Delegation;
  onClose: () => void;
}) {
  const ending = useEndDelegation();
  const { notify } = useHostServices();
  const end = async () => {
    if (!(await ending.run(id)).ok) return;
    notify('access.stoppedActing');
    onClose();
  };
  return (
    <ConfirmDialog open onClose={onClose} onConfirm={end} title={`Stop acting for ${name}?`} confirmLabel="Stop it">
      <p>It ends at once, and {name} is told. What you booked and paid stays as it is.</p>
      {ending.error && (
        <Notice tone="danger" live>
          {errorText(ending.error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
