import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { LiveRegion } from '@telehealth/ui/feedback/live-region';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { FilePlace } from '@telehealth/ui/paper/file-place';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { isPractice } from '../../call/who-talks';
import type { Room, RoomView } from '../../room/room-view';
import { useRoomView } from '../../room/use-room';
import { useCareVisit } from '../../visit/use-care-visit';
import { CallHead } from './call-head';
import { ControlBar } from './control-bar';
import { OutOfCall, wordsOf } from './out-of-call';
import { pictureName } from './picture-name';
import styles from './room.module.css';
import { Stage } from './stage';
import { useCallActions } from './use-call-actions';
import { nameOpposite, useCallFacts } from './use-call-facts';
import { useInVisit } from './use-in-visit';
import { useLaterParts } from './use-later-parts';

interface CallScreenProps {
  room: Room;
  details: VisitDetails;
}

/**
 * The call's screen. The video never disappears behind a panel and does not wait for one: everything around it comes with
 * `useLaterParts`.
 */
export function CallScreen({ room, details }: CallScreenProps) {
  const view = useRoomView(room);
  const callActions = useCallActions(room, details);
  const [isSeen, setSeen] = useState(false);
  const isAsked = callActions.dialog !== null || callActions.isChatOpen;
  const later = useLaterParts(!isAsked && isOnItsWay(view, details, isSeen), room.actions.keepGoing);
  const more = later.parts;
  const [leftBefore, setLeftBefore] = useState<Date | null>(null);
  const facts = useCallFacts(view, details, leftBefore);
  const [saidOfTime, setSaidOfTime] = useState('');
  const [unread, setUnread] = useState(0);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const visit = useCareVisit(details);
  useInVisit(view.phase === 'seated' || view.phase === 'entering');
  const { id } = details.visit;
  const [isSeated, practice] = [view.phase === 'seated', isPractice(details)];
  const said = isSeated ? (more?.connectionMessage(facts) ?? null) : null;
  const device = isSeated ? (more?.deviceMessage(view, facts.name) ?? null) : null;
  const all = { room, view, details, callActions };
  return (
    <FilePlace value={place}>
      <div
        className={`${styles.room} ${practice ? styles.practice : styles.patient} ${callActions.isChatOpen ? styles.chatting : ''}`}
      >
        <CallHead details={details} facts={practice && more && <more.ChildFacts details={details} visit={visit} />}>
          {more && <more.ClockBadge details={details} onSay={setSaidOfTime} />}
        </CallHead>
        {practice && more && (
          <>
            <div className={styles.present}>
              <more.PresentRows
                {...{ details, visit, isSeated, facts }}
                onWrongPerson={() => callActions.open('wrongPerson')}
              />
            </div>
            <more.Allergies visit={visit} callActions={callActions} />
          </>
        )}
        <div className={styles.left}>
          {isSeated ? (
            <Stage
              {...{ view, facts }}
              shows={practice ? pictureName(details) : facts.name}
              isOver={said?.place === 'over'}
              showsSelf={callActions.showsSelf}
              video={callActions.video}
              onFrame={() => setSeen(true)}
            >
              {more && <more.VideoOverlay {...all} facts={facts} said={said} device={device} />}
            </Stage>
          ) : (
            <OutOfCall
              view={view}
              details={details}
              name={nameOpposite(view, details)}
              onComeIn={room.actions.comeIn}
            />
          )}
          {practice && more && <more.PlaceLine details={details} onOpen={callActions.open} />}
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
            <more.OwnNeedsInCall details={details} callActions={callActions} />
            <more.Announcements
              said={said?.text ?? sayParted(view, facts.name)}
              who={!practice && details.room?.wrongPersonAt ? more.wrongPersonText(details) : ''}
              ring={isSeated ? (more.sayRingAsked(facts)?.text ?? '') : ''}
              device={device?.isUrgent ? '' : (device?.text ?? '')}
              time={saidOfTime}
              isConnected={view.connection === 'connected'}
            />
            <more.ChatWords appointmentId={id} isChatOpen={callActions.isChatOpen} onUnread={setUnread} />
            <more.LastSeat appointmentId={id} facts={facts} onKnown={setLeftBefore} />
          </>
        )}
        <LiveRegion politeness="assertive" message={device?.isUrgent ? device.text : ''} />
        <div ref={setPlace} className={styles.file} />
      </div>
    </FilePlace>
  );
}

/** The user opened a part whose code failed to load. */
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

/** Why the tab is out of the call without the user's own press. */
const sayParted = (view: RoomView, name: string): string =>
  view.phase === 'taken' || view.phase === 'refused' ? (wordsOf(view, name, '')?.title ?? '') : '';

/** Whether a first picture may come soon: not in a chat visit, and not while the other side has no seat. */
function isOnItsWay({ phase, connection }: RoomView, { visit }: VisitDetails, isSeen: boolean): boolean {
  if (visit.mode === 'chat' || isSeen) return false;
  const isComing = connection === 'connecting' || (connection === 'connected' && visit.mode === 'video');
  return phase === 'entering' || (phase === 'seated' && isComing);
}
