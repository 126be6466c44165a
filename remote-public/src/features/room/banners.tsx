import { formatTime, viewerTimeZone } from '@telehealth/contracts';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { isPractice } from '../../call/who-talks';
import { GuestKnocks } from '../../guests/guest-knocks';
import type { RoomView } from '../../room/room-view';
import { Banner } from './banner';
import type { AnyMove } from './move-buttons';
import styles from './room.module.css';
import type { Said } from './say-connection';
import type { DeviceWord } from './say-devices';
import { isForgotten } from './visit-clock';

interface BannersProps {
  view: RoomView;
  details: VisitDetails;
  said: Said | null;
  device: DeviceWord | null;
  onMove: (move: AnyMove) => void;
  onDismiss: () => void;
}

/** What stands over the picture's upper edge: the line, the own devices, who talks in one's place, a forgotten visit. */
export function Banners({ view, details, said, device, onMove, onDismiss }: BannersProps) {
  const isNews = device !== null && view.deviceNews !== null && /^(offered|replaced|gone)/.test(device.id);
  return (
    <div className={styles.banners}>
      {isPractice(details) && <GuestKnocks appointmentId={details.visit.id} />}
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
          text={`${view.inOurPlace.name} is in the call for your side; you can read and write along.`}
          moves={[]}
          onMove={onMove}
        />
      )}
      <Forgotten details={details} isAlone={view.connection === 'waiting'} onMove={onMove} />
    </div>
  );
}

function Forgotten({ details, isAlone, onMove }: Pick<BannersProps, 'details' | 'onMove'> & { isAlone: boolean }) {
  const { now } = useServerNow(30_000);
  if (!isForgotten(details.visit.endsAt, now, isAlone)) return null;
  const was = `This visit was booked until ${formatTime(details.visit.endsAt, viewerTimeZone())}, and nobody else is here.`;
  const todo = isPractice(details)
    ? 'Please finish it, or give it up.'
    : `You may leave; ${details.specialistName} ends it.`;
  return <Banner text={`${was} ${todo}`} moves={[]} onMove={onMove} />;
}
