import { useServerNow } from '@telehealth/data/clock/use-server-now';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { SwitchRow } from '@telehealth/ui/parts/switch-row';
import type { ReactNode } from 'react';
import { isPractice } from '../../call/who-talks';
import { OthersInVisit } from '../../guests/others-in-visit';
import type { RoomActions, RoomView } from '../../room/room-view';
import { NoShowCard } from '../../visit/no-show-card';
import { DeviceSettings } from './device-settings';
import { KeyList } from './key-list';
import styles from './panel.module.css';
import type { CallActions } from './use-call-actions';

interface MoreDialogProps {
  view: RoomView;
  actions: RoomActions;
  details: VisitDetails;
  callActions: CallActions;
  /** Opens picture-in-picture; null where the browser has none. */
  onPip: (() => void) | null;
  onClose: () => void;
  /** Panels that a wide screen shows beside the video. */
  children?: ReactNode;
}

export function MoreDialog({ view, actions, details, callActions, onPip, onClose, children }: MoreDialogProps) {
  const { mode } = details.visit;
  return (
    <Dialog open onClose={onClose} title="More">
      <div className={styles.groups}>
        {children}
        {isPractice(details) && <OthersInVisit details={details} />}
        {mode !== 'chat' && <DeviceSettings view={view} actions={actions} hasVideo={mode === 'video'} />}
        {mode === 'video' && isPractice(details) && (
          <SwitchRow
            label="Sound only"
            hint="About 0.5 MB a minute"
            isOn={view.wish === 'audio' || view.wish === 'chat'}
            onChange={(isOn) => actions.wish(isOn ? 'audio' : 'video')}
          />
        )}
        {mode === 'video' && <PictureGroup view={view} actions={actions} callActions={callActions} onPip={onPip} />}
        <div className={styles.buttons}>
          {mode !== 'chat' && (
            <Button variant="line" size="s" onClick={() => actions.tryNow(true)}>
              {view.isRelayOnly ? 'Reconnect' : 'Connect another way'}
            </Button>
          )}
          {isPractice(details) && (
            <Button variant="line" size="s" onClick={() => callActions.open('handOff')}>
              Use another device
            </Button>
          )}
        </div>
        {isPractice(details) && <OtherEnds details={details} callActions={callActions} />}
        <KeyList details={details} />
      </div>
    </Dialog>
  );
}

/** Irregular ends of a visit, for the practice. */
function OtherEnds({ details, callActions }: Pick<MoreDialogProps, 'details' | 'callActions'>) {
  const { now } = useServerNow(10_000);
  return (
    <>
      <NoShowCard details={details} now={now} rangInVain={false} />
      <div className={styles.buttons}>
        <Button variant="line" size="s" onClick={() => callActions.open('giveUp')}>
          Give up this visit
        </Button>
        <Button variant="line" size="s" onClick={() => callActions.open('handOver')}>
          Hand over to emergency services
        </Button>
      </div>
    </>
  );
}

function PictureGroup({
  view,
  actions,
  callActions,
  onPip,
}: Pick<MoreDialogProps, 'view' | 'actions' | 'callActions' | 'onPip'>) {
  return (
    <div>
      <SwitchRow label="Show my own picture" isOn={callActions.showsSelf} onChange={callActions.setShowsSelf} />
      <div className={styles.buttons}>
        {view.canTurnCamera && (
          <>
            <Button variant="line" size="s" onClick={() => void actions.turnCamera()}>
              Turn the camera
            </Button>
            <Button variant="line" size="s" onClick={() => void actions.turnCamera('showPlace')}>
              Show the place
            </Button>
          </>
        )}
        {view.canShare && (
          <Button
            variant="line"
            size="s"
            onClick={() => (view.isSharing ? actions.stopSharing() : void actions.shareScreen())}
          >
            {view.isSharing ? 'Stop sharing the screen' : 'Share the screen'}
          </Button>
        )}
        {onPip && (
          <Button variant="line" size="s" onClick={onPip}>
            Small window beside other work
          </Button>
        )}
      </div>
    </div>
  );
}
