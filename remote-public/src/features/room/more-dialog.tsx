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
import type { CallMoves } from './use-call-moves';

interface MoreDialogProps {
  view: RoomView;
  actions: RoomActions;
  details: VisitDetails;
  moves: CallMoves;
  /** Opens a small window with the picture; null where the browser has none. */
  onPip: (() => void) | null;
  onClose: () => void;
  /** What a wide screen keeps beside the picture. */
  children?: ReactNode;
}

/** Everything that is pressed less often. */
export function MoreDialog({ view, actions, details, moves, onPip, onClose, children }: MoreDialogProps) {
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
        {mode === 'video' && <PictureGroup view={view} actions={actions} moves={moves} onPip={onPip} />}
        <div className={styles.buttons}>
          {mode !== 'chat' && (
            <Button variant="line" size="s" onClick={() => actions.tryNow(true)}>
              {view.isRelayOnly ? 'Reconnect' : 'Connect by a relay'}
            </Button>
          )}
          {isPractice(details) && (
            <Button variant="line" size="s" onClick={() => moves.open('handOff')}>
              Use another device
            </Button>
          )}
        </div>
        {isPractice(details) && <OtherEnds details={details} moves={moves} />}
        <KeyList mode={mode} />
      </div>
    </Dialog>
  );
}

/** For the practice: ends of a visit that did not go as planned. */
function OtherEnds({ details, moves }: Pick<MoreDialogProps, 'details' | 'moves'>) {
  const { now } = useServerNow(10_000);
  return (
    <>
      <NoShowCard details={details} now={now} rangInVain={false} />
      <div className={styles.buttons}>
        <Button variant="line" size="s" onClick={() => moves.open('giveUp')}>
          Give up this visit
        </Button>
        <Button variant="line" size="s" onClick={() => moves.open('handOver')}>
          Hand over to emergency services
        </Button>
      </div>
    </>
  );
}

function PictureGroup({ view, actions, moves, onPip }: Pick<MoreDialogProps, 'view' | 'actions' | 'moves' | 'onPip'>) {
  return (
    <div>
      <SwitchRow label="Show my own picture" isOn={moves.showsSelf} onChange={moves.setShowsSelf} />
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
