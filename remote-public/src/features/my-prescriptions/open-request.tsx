import { formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { actingPerson } from '@telehealth/contracts/people';
import { pathTo } from '@telehealth/contracts/routes';
import { useHostServices } from '@telehealth/contracts/session';
import { nameOf, type Placed } from '@telehealth/data/prescriptions/place-prescriptions';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { useState } from 'react';
import { useWithdrawRenewal } from '../../data/prescriptions/renewal.mutations';
import { useMayOpenVisit } from './use-may-open-visit';

/** An open request: what happens next, what happens without a reply, and ways to speed it up or withdraw it. */
export function OpenRequest({ placed: { prescription } }: { placed: Placed }) {
  const { renewal, prescriberName, prescriberId, appointmentId } = prescription;
  const [isAsking, setAsking] = useState(false);
  const isOwn = actingPerson() === null;
  const mayOpenVisit = useMayOpenVisit();
  if (renewal === null) return null;
  const patient = isOwn ? 'you' : 'the patient';
  const { dueAt, escalatedAt, state, note } = renewal;
  return (
    <>
      {escalatedAt !== null ? (
        <Notice tone="warning" title="This takes too long">
          {prescriberName}, {patient} and our staff were told on {formatShortMoment(escalatedAt, viewerTimeZone())}. You
          do not have to wait: there are other specialists. Do not stop a medicine without asking one.
        </Notice>
      ) : (
        dueAt !== null && (
          <p className="small soft">
            If nothing has happened by {formatShortMoment(dueAt, viewerTimeZone())}, {prescriberName}, {patient} and our
            staff are told.
          </p>
        )
      )}
      {note !== '' && (
        <p className="small soft">
          {isOwn ? 'Your note' : 'Note'}: “{note}”
        </p>
      )}
      <Cluster>
        {mayOpenVisit && (
          <LinkButton variant="line" size="s" to={pathTo('consultation', { id: appointmentId })}>
            Open the visit with {prescriberName}
          </LinkButton>
        )}
        {escalatedAt !== null && (
          <LinkButton variant="line" size="s" to={pathTo('bookConsultation', undefined, { specialist: prescriberId })}>
            Book a visit
          </LinkButton>
        )}
        {(state === 'requested' || state === 'seen') && (
          <Button
            variant="quiet"
            size="s"
            aria-label={`Withdraw the request for ${nameOf(prescription)}`}
            onClick={() => setAsking(true)}
          >
            Withdraw the request
          </Button>
        )}
      </Cluster>
      {isAsking && <Withdraw id={renewal.id} name={nameOf(prescription)} onClose={() => setAsking(false)} />}
    </>
  );
}

function Withdraw({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const withdraw = useWithdrawRenewal();
  const { notify } = useHostServices();
  const confirm = async () => {
    const done = await withdraw.run({ id });
    if (!done.ok) return;
    notify('renewals.withdrawn');
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      title={`Withdraw the request for ${name}?`}
      confirmLabel="Withdraw it"
      tone="primary"
    >
      <p>It will not be renewed. You can request it again at any time.</p>
      {withdraw.error && (
        <Notice tone="danger" live>
          {errorText(withdraw.error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
