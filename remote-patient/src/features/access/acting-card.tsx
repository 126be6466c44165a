import { formatDate, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { actingPerson } from '@telehealth/contracts/people';
import { useHostServices } from '@telehealth/contracts/session';
import { useEndDelegation } from '@telehealth/data/access/access.mutations';
import { useMyDelegations } from '@telehealth/data/access/access.queries';
import type { Delegation } from '@telehealth/data/access/access.schema';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Avatar } from '@telehealth/ui/parts/avatar';
import { Button } from '@telehealth/ui/parts/button';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { type ReactNode, useState } from 'react';
import { scopeWords } from './grant-words';

const actsForMe = ({ viewerRole, state }: Delegation) =>
  viewerRole === 'patient' && (state === 'active' || state === 'offered');

/**
 * The patient's delegates and invited ones.
 * @param actions further actions below the list
 */
export function ActingCard({ actions }: { actions?: ReactNode }) {
  const { you } = useSubjectWords();
  const query = useMyDelegations();
  const [ending, setEnding] = useState<Delegation | null>(null);
  return (
    <Card title={`People who act for ${you}`}>
      <QueryPanel query={query} safe="Nothing was changed.">
        {(delegations) => {
          const acting = delegations.filter(actsForMe);
          if (acting.length === 0) return <p className="soft">Nobody acts for {you}.</p>;
          return (
            <RowList>
              {acting.map((delegation) => (
                <ActingRow key={delegation.id} delegation={delegation} onEnd={() => setEnding(delegation)} />
              ))}
            </RowList>
          );
        }}
      </QueryPanel>
      {actions}
      {ending && <EndDialog delegation={ending} onClose={() => setEnding(null)} />}
    </Card>
  );
}

const nameOf = ({ counterpartName, invitedEmail }: Delegation) => counterpartName || invitedEmail;
const seesNothing = ({ scopes }: Delegation) => scopes.every((scope) => ['book', 'pay', 'notices'].includes(scope));

function ActingRow({ delegation, onEnd }: { delegation: Delegation; onEnd: () => void }) {
  const { state, relationship, until, acceptedAt, offeredAt, basis } = delegation;
  const zone = viewerTimeZone();
  const { your } = useSubjectWords();
  const name = nameOf(delegation);
  const isInvited = state === 'offered';
  const facts = [
    scopeWords(delegation),
    seesNothing(delegation) ? `Sees no part of ${your} record` : null,
    isInvited ? `Invited ${formatDate(offeredAt, zone)}` : `Since ${formatDate(acceptedAt ?? offeredAt, zone)}`,
    until === null ? null : `Until ${formatDate(until, zone)}`,
  ];
  const words = relationship === '' ? name : `${name}, ${relationship}`;
  return (
    <Row
      lead={<Avatar name={name} />}
      title={isInvited ? `${words}, invited` : words}
      detail={facts.filter((fact) => fact !== null).join('. ')}
      end={
        // Guardians have equal rights: neither ends the other's. An adult ends who looked after them.
        (isInvited || basis === 'invited' || (basis === 'carer' && actingPerson() === null)) && (
          <Button
            variant="line"
            size="s"
            aria-label={isInvited ? `Withdraw the invitation of ${name}` : `End acting for you: ${name}`}
            onClick={onEnd}
          >
            {isInvited ? 'Withdraw' : 'End'}
          </Button>
        )
      }
    />
  );
}

function EndDialog({ delegation, onClose }: { delegation: Delegation; onClose: () => void }) {
  const ending = useEndDelegation();
  const { notify } = useHostServices();
  const name = nameOf(delegation);
  const isInvited = delegation.state === 'offered';
  const end = async () => {
    if (!(await ending.run(delegation.id)).ok) return;
    notify('access.actingEnded');
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={end}
      title={isInvited ? `Withdraw the invitation of ${name}?` : `Stop ${name} acting for you?`}
      confirmLabel={isInvited ? 'Withdraw it' : 'End it'}
    >
      <p>
        {isInvited
          ? 'It can no longer be accepted.'
          : 'This applies immediately. Visits that were booked for you and what was paid stay as they are.'}
      </p>
      {ending.error && (
        <Notice tone="danger" live>
          {errorText(ending.error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
