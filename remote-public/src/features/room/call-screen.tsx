import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { LiveRegion } from '@telehealth/ui/feedback/live-region';
import { useRef, useState } from 'react';
import { isPractice } from '../../call/who-talks';
import type { Room } from '../../room/room-view';
import { useRoomView } from '../../room/use-room';
import { useCareVisit } from '../../visit/use-care-visit';
import { Announcements, ChatAnnouncements } from './announcements';
import { Banners } from './banners';
import { CallHead } from './call-head';
import { AllergyPart } from './care-parts';
import { ControlBar } from './control-bar';
import { LaterDialogs } from './later-dialogs';
import { OutOfCall } from './out-of-call';
import { Part } from './part';
import { IdentityStrip, PlaceLine } from './place-line';
import styles from './room.module.css';
import { sayConnection, sayRingAsked } from './say-connection';
import { sayDevices } from './say-devices';
import { SidePanel } from './side-panel';
import { Stage } from './stage';
import { nameOpposite, useCallFacts } from './use-call-facts';
import { useCallMoves } from './use-call-moves';
import { useInVisit } from './use-in-visit';

interface CallScreenProps {
  room: Room;
  details: VisitDetails;
}

/** The call with everything around it. The picture never disappears behind a panel. */
export function CallScreen({ room, details }: CallScreenProps) {
  const view = useRoomView(room);
  const facts = useCallFacts(view, details);
  const said = view.phase === 'seated' ? sayConnection(facts) : null;
  const device = view.phase === 'seated' ? sayDevices(view, facts.name) : null;
  const [saidOfTime, setSaidOfTime] = useState('');
  const video = useRef<HTMLVideoElement>(null);
  const moves = useCallMoves(room, details, video);
  const visit = useCareVisit(details);
  useInVisit(view.phase === 'seated' || view.phase === 'entering');
  const practice = isPractice(details);
  return (
    <div
      className={`${styles.room} ${practice ? styles.practice : styles.patient} ${moves.isChatOpen ? styles.chatting : ''}`}
    >
      <CallHead details={details} onSayTime={setSaidOfTime} />
      {practice && (
        <div className={styles.allergies}>
          <Part safe="Ask the patient about allergies.">
            <AllergyPart visit={visit} />
          </Part>
        </div>
      )}
      <div className={styles.left}>
        {practice && view.phase === 'seated' && <IdentityStrip details={details} />}
        {view.phase === 'seated' ? (
          <Stage
            view={view}
            details={details}
            facts={facts}
            said={said}
            onMove={moves.take}
            showsSelf={moves.showsSelf}
            video={video}
          >
            <Banners
              view={view}
              details={details}
              facts={facts}
              said={said}
              device={device}
              onMove={moves.take}
              onDismiss={room.actions.dismissDeviceNews}
            />
          </Stage>
        ) : (
          <OutOfCall
            view={view}
            name={nameOpposite(view, details)}
            isPractice={practice}
            onComeIn={room.actions.comeIn}
          />
        )}
        {practice && (
          <PlaceLine details={details} onRing={() => moves.take('ring')} onHelp={() => moves.open('help')} />
        )}
        <ControlBar room={room} view={view} details={details} moves={moves} />
      </div>
      <SidePanel view={view} room={room} details={details} moves={moves} />
      <LaterDialogs view={view} room={room} details={details} moves={moves} />
      <Announcements
        said={said?.text ?? ''}
        ring={view.phase === 'seated' ? (sayRingAsked(facts)?.text ?? '') : ''}
        device={device?.isUrgent ? '' : (device?.text ?? '')}
        time={saidOfTime}
        isConnected={view.connection === 'connected'}
      />
      <ChatAnnouncements appointmentId={details.visit.id} isChatOpen={moves.isChatOpen} />
      <LiveRegion politeness="assertive" message={device?.isUrgent ? device.text : ''} />
    </div>
  );
}
