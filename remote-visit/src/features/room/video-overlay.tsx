import { now } from '@telehealth/contracts/clock';
import { formatTime, viewerTimeZone } from '@telehealth/contracts/formatting';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { useMemo } from 'react';
import type { Room, RoomView } from '../../room/room-view';
import { ActionButtons } from './action-buttons';
import { Banners } from './banners';
import type { CallFacts, CallMessage } from './connection-message';
import type { DeviceMessage } from './device-message';
import { FallbackSteps } from './fallback-steps';
import { useLastFrame } from './last-frame';
import styles from './stage.module.css';
import type { CallActions } from './use-call-actions';
import { type TakeMessageAction, useMessageAction } from './use-message-action';

interface VideoOverlayProps {
  room: Room;
  view: RoomView;
  details: VisitDetails;
  facts: CallFacts;
  said: CallMessage | null;
  device: DeviceMessage | null;
  callActions: CallActions;
}

/**
 * Places the message about the call: in the middle over the last frame while there is no video, otherwise at its upper edge;
 * never both.
 */
export function VideoOverlay({ room, view, details, facts, said, device, callActions }: VideoOverlayProps) {
  const last = useLastFrame(callActions.video, view.connection === 'connected');
  const take = useMessageAction(room, details, callActions);
  const isOver = said?.place === 'over';
  return (
    <>
      <canvas ref={last.canvas} className={styles.last} hidden={!last.isShown} />
      {last.isShown && <LastPictureChip since={view.connectionSince} />}
      {isOver && <div className={styles.dim} />}
      <div className={styles.said}>
        <Banners
          {...{ view, details, facts, said, device }}
          onAction={take}
          onDismiss={room.actions.dismissDeviceNews}
        />
        {isOver && <Over said={said} facts={facts} details={details} onAction={take} />}
      </div>
    </>
  );
}

function LastPictureChip({ since }: { since: number }) {
  const at = useMemo(() => new Date(now().getTime() - (performance.now() - since)), [since]);
  return <span className={styles.name}>Last picture {formatTime(at, viewerTimeZone())}</span>;
}

/** The overlay while there is no video: a sentence, for the practice the fallback steps, and actions. */
function Over({
  said,
  facts,
  details,
  onAction,
}: Pick<VideoOverlayProps, 'facts' | 'details'> & { said: CallMessage; onAction: TakeMessageAction }) {
  const isDown = facts.connection === 'reconnecting';
  return (
    <div className={styles.over}>
      {isDown && (
        <h2>{facts.side === 'practice' ? `The connection to ${facts.name} is down` : 'The connection is down'}</h2>
      )}
      <p>{said.text}</p>
      {facts.side === 'practice' && isDown && <FallbackSteps at={details.room?.fallbackStep ?? facts.step} />}
      {said.actions.length > 0 && (
        <div className={styles.actions}>
          <ActionButtons actions={said.actions} onAction={onAction} isOnPicture />
        </div>
      )}
    </div>
  );
}
