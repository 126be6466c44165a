import { errorText } from '@telehealth/contracts/messages';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useEffect, useState } from 'react';
import { isPractice } from '../../call/who-talks';
import { useAskToBeRung } from '../../data/visits/running-visit.mutations';
import type { Room, RoomView } from '../../room/room-view';
import { EarlyEndDialog, FinishDialog } from './ending-dialogs';
import { HandOff } from './hand-off';
import { KeyList } from './key-list';
import { MoreDialog } from './more-dialog';
import { PatientAside } from './patient-aside';
import { usePictureWindow } from './picture-window';
import { RingDialog } from './ring-dialog';
import styles from './room.module.css';
import { SendHelpDialog } from './send-help-dialog';
import type { CallActions } from './use-call-actions';

interface CallDialogsProps {
  view: RoomView;
  room: Room;
  details: VisitDetails;
  callActions: CallActions;
}

/** Dialogs over the call, one at a time, and the picture-in-picture window, which stays when a dialog closes. */
export function CallDialogs(props: CallDialogsProps) {
  const { view, room, callActions } = props;
  const { open, content } = usePictureWindow({ view, room, video: callActions.video });
  return (
    <>
      <OneDialog {...props} onPip={open} />
      {content}
    </>
  );
}

function OneDialog({ view, room, details, callActions, onPip }: CallDialogsProps & { onPip: (() => void) | null }) {
  const close = () => callActions.open(null);
  switch (callActions.dialog) {
    case null:
      return null;
    case 'more':
      return (
        <MoreDialog
          view={view}
          actions={room.actions}
          details={details}
          callActions={callActions}
          onPip={onPip}
          onClose={close}
        >
          {!isPractice(details) && (
            <div className={styles.onlyNarrow}>
              <PatientAside view={view} actions={room.actions} details={details} />
            </div>
          )}
        </MoreDialog>
      );
    case 'keys':
      return (
        <Dialog open onClose={close} title="Keys" size="s">
          <KeyList details={details} isOpen />
        </Dialog>
      );
    case 'ring':
      return <RingDialog details={details} onClose={close} />;
    case 'ringMe':
      return <RingMe details={details} onClose={close} />;
    case 'help':
      return <SendHelpDialog details={details} onClose={close} onHandOver={() => callActions.open('handOver')} />;
    case 'handOff':
      return (
        <Dialog open onClose={close} title="Continue on another device">
          <HandOff />
        </Dialog>
      );
    case 'finish':
      return <FinishDialog details={details} onClose={close} />;
    default:
      return <EarlyEndDialog details={details} how={callActions.dialog} onClose={close} />;
  }
}

/** Confirms a request for a phone call: who will call, and on which number. Shown once the practice can see the request. */
function RingMe({ details, onClose }: { details: VisitDetails; onClose: () => void }) {
  const place = details.room?.place ?? null;
  const asking = useAskToBeRung();
  const [isAsked, setAsked] = useState(false);
  const ask = () => void asking.run({ appointmentId: details.visit.id }).then(({ ok }) => setAsked(ok));
  useEffect(ask, []);
  if (!isAsked) {
    return (
      <Dialog
        open
        onClose={onClose}
        title="Asking for a phone call"
        size="s"
        actions={
          <Button busy={asking.error === null} busyLabel="Asking" onClick={ask}>
            Ask again
          </Button>
        }
      >
        <div role="status">
          {asking.error !== null && (
            <Notice tone="warning" title={`${details.treatedBy} does not know of it yet`}>
              {errorText(asking.error)}
            </Notice>
          )}
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="You asked for a phone call"
      size="s"
      actions={<Button onClick={onClose}>Back to the call</Button>}
    >
      <p>
        {details.treatedBy} sees that you would like a phone call
        {place === null ? '. Write your number in the chat.' : ` on ${place.phone}. Keep that phone at hand.`} We keep
        trying to connect meanwhile, and the chat works.
      </p>
    </Dialog>
  );
}
