import { formatTime, viewerTimeZone } from '@telehealth/contracts';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { isPractice } from '../../call/who-talks';
import { GuestKnocks } from '../../guests/guest-knocks';
import type { RoomView } from '../../room/room-view';
import { Banner } from './banner';
import type { AnyMove } from './move-buttons';
import styles from './room.module.css';
import { type CallFacts, type Said, sayRingAsked } from './say-connection';
import type { DeviceWord } from './say-devices';
import { isForgotten } from './visit-clock';

interface BannersProps {
  view: RoomView;
  details: VisitDetails;
  facts: CallFacts;
  said: Said | null;
  device: DeviceWord | null;
  onMove: (move: AnyMove) => void;
  onDismiss: () => void;
}

/** What stands over the picture's upper edge: the line, the own devices, who talks in one's place, a forgotten visit. */
export function Banners({ view, details, facts, said, device, onMove, onDismiss }: BannersProps) {
  const isNews = view.deviceNews !== null && device?.id.startsWith(view.deviceNews.is) === true;
  const ring = sayRingAsked(facts);
  return (
    <div className={styles.banners}>
      {isPractice(details) && <GuestKnocks appointmentId={details.visit.id} />}
      {ring !== null && (
        // What lies over the picture may offer the same.
        <Banner text={ring.text} moves={said?.moves.includes('ring') ? [] : ring.moves} onMove={onMove} />
      )}
      {said?.place === 'beside' && <Banner text={said.text} moves={said.moves} onMove={onMove} />}
      {device !== null && (
        <Banner
          text={device.text}
          moves={device.move === null ? [] : [device.move]}
          onMove={onMove}
          onDismiss={isNews ? onDismiss : undefined}
        />
      )}
      {view.inOurPlace !== null && (
        <Banner
          text={`${view.inOurPlace.name} is in the call for your side. Your camera and microphone are off here; you can read and write along.`}
          moves={['takeBack']}
          onMove={onMove}
        />
      )}
      <Forgotten details={details} isAlone={!facts.isOtherSeated} onMove={onMove} />
    </div>
  );
}

function Forgotten({ details, isAlone, onMove }: Pick<BannersProps, 'details' | 'onMove'> & { isAlone: boolean }) {
  const { now } = useServerNow(30_000);
  if (!isForgotten(details.visit.endsAt, now, isAlone)) return null;
  const was = `This visit was booked until ${formatTime(details.visit.endsAt, viewerTimeZone())}, and nobody else is here.`;
  const todo = isPractice(details)
    ? 'Please finish it, or give it up.'
    : `You may leave; ${details.treatedBy} ends it.`;
  return <Banner text={`${was} ${todo}`} moves={[]} onMove={onMove} />;
}
