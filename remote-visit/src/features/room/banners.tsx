import { formatTime, viewerTimeZone } from '@telehealth/contracts/formatting';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { isPractice } from '../../call/who-talks';
import { GuestKnocks } from '../../guests/guest-knocks';
import type { RoomView } from '../../room/room-view';
import type { MessageAction } from './action-buttons';
import { Banner } from './banner';
import { type CallFacts, type CallMessage, sayRingAsked } from './connection-message';
import type { DeviceMessage } from './device-message';
import { wrongPersonText } from './present/wrong-person';
import styles from './room.module.css';
import { isForgotten } from './visit-clock';

interface BannersProps {
  view: RoomView;
  details: VisitDetails;
  facts: CallFacts;
  said: CallMessage | null;
  device: DeviceMessage | null;
  onAction: (action: MessageAction) => void;
  onDismiss: () => void;
}

/** Banners at the upper edge of the video: connection, own devices, a seat that was replaced, a forgotten visit. */
export function Banners({ view, details, facts, said, device, onAction, onDismiss }: BannersProps) {
  const isNews = view.deviceNews !== null && device?.id.startsWith(view.deviceNews.is) === true;
  const ring = sayRingAsked(facts);
  return (
    <div className={styles.banners}>
      {isPractice(details) && <GuestKnocks appointmentId={details.visit.id} />}
      {ring !== null && (
        // The overlay on the video may offer the same action.
        <Banner text={ring.text} actions={said?.actions.includes('ring') ? [] : ring.actions} onAction={onAction} />
      )}
      {said?.place === 'beside' && <Banner text={said.text} actions={said.actions} onAction={onAction} />}
      {!isPractice(details) && details.room?.wrongPersonAt && (
        <Banner text={wrongPersonText(details)} actions={[]} onAction={onAction} />
      )}
      {device !== null && (
        <Banner
          text={device.text}
          actions={device.action === null ? [] : [device.action]}
          onAction={onAction}
          onDismiss={isNews ? onDismiss : undefined}
        />
      )}
      {view.replacedBy !== null && (
        <Banner
          text={`${view.replacedBy.name} is in the call for your side. Your camera and microphone are off here; you can read and write along.`}
          actions={['takeBack']}
          onAction={onAction}
        />
      )}
      <Forgotten details={details} isAlone={!facts.isOtherSeated} onAction={onAction} />
    </div>
  );
}

function Forgotten({ details, isAlone, onAction }: Pick<BannersProps, 'details' | 'onAction'> & { isAlone: boolean }) {
  const { now } = useServerNow(30_000);
  if (!isForgotten(details.visit.endsAt, now, isAlone)) return null;
  const was = `This visit was booked until ${formatTime(details.visit.endsAt, viewerTimeZone())}, and nobody else is here.`;
  const todo = isPractice(details)
    ? 'Please finish it, or give it up.'
    : `You may leave; ${details.treatedBy} ends it.`;
  return <Banner text={`${was} ${todo}`} actions={[]} onAction={onAction} />;
}
