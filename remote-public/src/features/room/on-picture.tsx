import { formatTime, now, viewerTimeZone } from '@telehealth/contracts';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { useMemo } from 'react';
import type { Room, RoomView } from '../../room/room-view';
import { Banners } from './banners';
import { FallbackSteps } from './fallback-steps';
import { useLastPicture } from './last-picture';
import { MoveButtons } from './move-buttons';
import type { CallFacts, Said } from './say-connection';
import type { DeviceWord } from './say-devices';
import styles from './stage.module.css';
import type { CallMoves } from './use-call-moves';
import { type TakeMove, useTakeMove } from './use-take-move';

interface OnPictureProps {
  room: Room;
  view: RoomView;
  details: VisitDetails;
  facts: CallFacts;
  said: Said | null;
  device: DeviceWord | null;
  moves: CallMoves;
}

/** What is said on the picture: in its place while there is none, with the last one seen, else over its upper edge; never one over the other. */
export function OnPicture({ room, view, details, facts, said, device, moves }: OnPictureProps) {
  const last = useLastPicture(moves.video, view.connection === 'connected');
  const take = useTakeMove(room, details, moves);
  const isOver = said?.place === 'over';
  return (
    <>
      <canvas ref={last.canvas} className={styles.last} hidden={!last.isShown} />
      {last.isShown && <LastPictureChip since={view.connectionSince} />}
      {isOver && <div className={styles.dim} />}
      <div className={styles.said}>
        <Banners {...{ view, details, facts, said, device }} onMove={take} onDismiss={room.actions.dismissDeviceNews} />
        {isOver && <Over said={said} facts={facts} details={details} onMove={take} />}
      </div>
    </>
  );
}

function LastPictureChip({ since }: { since: number }) {
  const at = useMemo(() => new Date(now().getTime() - (performance.now() - since)), [since]);
  return <span className={styles.name}>Last picture {formatTime(at, viewerTimeZone())}</span>;
}

/** What lies over the picture while there is none: a sentence, for the practice the steps, and what can be done. */
function Over({
  said,
  facts,
  details,
  onMove,
}: Pick<OnPictureProps, 'facts' | 'details'> & { said: Said; onMove: TakeMove }) {
  const isDown = facts.connection === 'reconnecting';
  return (
    <div className={styles.over}>
      {isDown && (
        <h2>{facts.side === 'practice' ? `The connection to ${facts.name} is down` : 'The connection is down'}</h2>
      )}
      <p>{said.text}</p>
      {facts.side === 'practice' && isDown && <FallbackSteps at={details.room?.fallbackStep ?? facts.step} />}
      {said.moves.length > 0 && (
        <div className={styles.moves}>
          <MoveButtons moves={said.moves} onMove={onMove} isOnPicture />
        </div>
      )}
    </div>
  );
}
