import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { useEffect, useState } from 'react';
import type { RoomAccess } from '../../../data/room/room-access';
import { useRoomAccess } from '../../../data/room/room-access.queries';
import { checkRelay, type RelayCheck } from './check-relay';
import { DeviceRow } from './device-row';

type Found = RelayCheck | 'checking';

const WORDS: Readonly<Record<Found, { state: 'works' | 'fails' | 'open'; note: string; more: string }>> = {
  checking: { state: 'open', note: 'checking', more: '' },
  reached: { state: 'works', note: 'works', more: '' },
  none: {
    state: 'open',
    note: 'may work',
    more: 'Some networks block a call like this. If yours does, you can still use the phone or write in the chat.',
  },
  unreached: {
    state: 'fails',
    note: 'may not work',
    more: 'Your network may block the call. We still try. Another network, such as your phone’s data, may work better.',
  },
  unknown: { state: 'open', note: 'could not be checked', more: 'The visit tries by itself when it begins.' },
};

/** Whether a call would probably connect, as far as it can be known beforehand. */
export function ConnectionRow({ details }: { details: VisitDetails }) {
  const { data, status } = useRoomAccess(details.visit.id);
  const [found, setFound] = useState<Found>('checking');
  useEffect(() => {
    let isHere = true;
    if (status === 'error') setFound('unknown');
    if (data === undefined) return;
    // A LiveKit server brings its own relays.
    const checked = data.transport === 'livekit' ? Promise.resolve('reached' as const) : checkRelay(toServers(data));
    void checked.then((result) => isHere && setFound(result));
    return () => {
      isHere = false;
    };
  }, [data, status]);
  const { state, note, more } = WORDS[found];
  return (
    <DeviceRow name="Connection" state={state} note={note}>
      {more !== '' && <p className="small soft">{more}</p>}
      {data !== undefined && isToldAnyway(data, details) && (
        <AddressIsTold details={details} byPractice={!data.hidingIsOwn} />
      )}
    </DeviceRow>
  );
}

/** Only a relay or a server hides an address from the other side; a chat visit reveals none. */
const isToldAnyway = ({ hidesAddress, iceServers, transport }: RoomAccess, { visit }: VisitDetails) =>
  hidesAddress && iceServers.length === 0 && transport === 'peer' && visit.mode !== 'chat';

/** Says before entry that the wish to hide the address cannot be kept here. */
function AddressIsTold({ details, byPractice }: { details: VisitDetails; byPractice: boolean }) {
  const { visit, treatedBy } = details;
  return (
    <Notice tone="warning" title="Your network address cannot be hidden here">
      <p>
        {byPractice ? `${treatedBy} asked for it` : 'You asked for it'}, but that is not possible here. Sound and
        picture go directly between the two devices, so the other side could learn where yours is in the network.
      </p>
      <p>
        {visit.viewerRole === 'specialist'
          ? 'If you do not want that, ring the patient on the number they gave, or continue in writing.'
          : `If you do not want that, write to ${treatedBy} in the chat of the waiting room before the visit begins: they can ring you on the number you gave, or continue in writing.`}
      </p>
    </Notice>
  );
}

const toServers = ({ iceServers }: RoomAccess): RTCIceServer[] =>
  iceServers.map(({ urls, username, credential }) => ({
    urls,
    ...(username !== undefined && { username }),
    ...(credential !== undefined && { credential }),
  }));
