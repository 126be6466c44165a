import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { LiveRegion } from '@telehealth/ui/feedback/live-region';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { isPractice } from '../../call/who-talks';
import type { Room, RoomView } from '../../room/room-view';
import { useRoomView } from '../../room/use-room';
import { useCareVisit } from '../../visit/use-care-visit';
import { CallHead } from './call-head';
import { ControlBar } from './control-bar';
import { OutOfCall, wordsOf } from './out-of-call';
import styles from './room.module.css';
import { Stage } from './stage';
import { nameOpposite, useCallFacts } from './use-call-facts';
import { useCallMoves } from './use-call-moves';
import { useInVisit } from './use-in-visit';
import { useLaterParts } from './use-later-parts';

interface CallScreenProps {
  room: Room;
  details: VisitDetails;
}

/**
 * The call with everything around it. The picture never disappears behind a panel, and does not wait for one: what stands around
 * it and over it comes with `useLaterParts`.
 */
export function CallScreen({ room, details }: CallScreenProps) {
  const view = useRoomView(room);
  const moves = useCallMoves(room, details);
  const [isSeen, setSeen] = useState(false);
  const isAsked = moves.dialog !== null || moves.isChatOpen;
  const later = useLaterParts(!isAsked && isOnItsWay(view, details, isSeen), room.actions.keepGoing);
  const more = later.parts;
  const [leftBefore, setLeftBefore] = useState<Date | null>(null);
  const facts = useCallFacts(view, details, leftBefore);
  const [saidOfTime, setSaidOfTime] = useState('');
  const [unread, setUnread] = useState(0);
  const visit = useCareVisit(details);
  useInVisit(view.phase === 'seated' || view.phase === 'entering');
  const { id } = details.visit;
  const [isSeated, practice] = [view.phase === 'seated', isPractice(details)];
  const said = isSeated ? (more?.sayConnection(facts) ?? null) : null;
  const device = isSeated ? (more?.sayDevices(view, facts.name) ?? null) : null;
  const all = { room, view, details, moves };
  return (
    <div
      className={`${styles.room} ${practice ? styles.practice : styles.patient} ${moves.isChatOpen ? styles.chatting : ''}`}
    >
      <CallHead details={details}>{more && <more.ClockBadge details={details} onSay={setSaidOfTime} />}</CallHead>
      {practice && more && <more.Allergies visit={visit} moves={moves} />}
      <div className={styles.left}>
        {practice && isSeated && more && <more.IdentityStrip details={details} />}
        {isSeated ? (
          <Stage
            {...{ view, facts }}
            isOver={said?.place === 'over'}
            showsSelf={moves.showsSelf}
            video={moves.video}
            onPicture={() => setSeen(true)}
          >
            {more && <more.OnPicture {...all} facts={facts} said={said} device={device} />}
          </Stage>
        ) : (
          <OutOfCall view={view} details={details} name={nameOpposite(view, details)} onComeIn={room.actions.comeIn} />
        )}
        {practice && more && <more.PlaceLine details={details} onOpen={moves.open} />}
        {isAsked && later.isAway && <NotThere onRetry={later.again} />}
        <ControlBar {...all} unread={unread} />
      </div>
      {more ? (
        <more.SidePanel {...all} />
      ) : (
        <aside className={styles.comes} aria-label="Beside the picture">
          <SkeletonRows count={3} />
        </aside>
      )}
      {more && (
        <>
          <more.CallDialogs {...all} />
          <more.OwnNeedsInCall details={details} moves={moves} />
          <more.Announcements
            said={said?.text ?? sayParted(view, facts.name)}
            ring={isSeated ? (more.sayRingAsked(facts)?.text ?? '') : ''}
            device={device?.isUrgent ? '' : (device?.text ?? '')}
            time={saidOfTime}
            isConnected={view.connection === 'connected'}
          />
          <more.ChatWords appointmentId={id} isChatOpen={moves.isChatOpen} onUnread={setUnread} />
          <more.LastSeat appointmentId={id} facts={facts} onKnown={setLeftBefore} />
        </>
      )}
      <LiveRegion politeness="assertive" message={device?.isUrgent ? device.text : ''} />
    </div>
  );
}

/** A press asked for something whose code was lost on the way. */
function NotThere({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.banner} role="alert">
      <span className={styles.bannerText}>This did not load. The call goes on, and we keep trying.</span>
      <Button size="s" variant="line" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** What took somebody out of the call without their press. */
const sayParted = (view: RoomView, name: string): string =>
  view.phase === 'taken' || view.phase === 'refused' ? (wordsOf(view, name, '')?.title ?? '') : '';

/** A first picture may still come within a moment. A chat visit has none, and where nobody else sits there is nothing to come. */
function isOnItsWay({ phase, connection }: RoomView, { visit }: VisitDetails, isSeen: boolean): boolean {
  if (visit.mode === 'chat' || isSeen) return false;
  const isComing = connection === 'connecting' || (connection === 'connected' && visit.mode === 'video');
  return phase === 'entering' || (phase === 'seated' && isComing);
}
