import { useRoomAccess } from '@telehealth/data/visits/room-access.queries';
import { useEffect, useState } from 'react';
import { checkRelay, type RelayCheck } from './check-relay';
import { DeviceRow } from './device-row';

type Found = RelayCheck | 'checking';

const WORDS: Readonly<Record<Found, { state: 'works' | 'fails' | 'open'; note: string; more: string }>> = {
  checking: { state: 'open', note: 'checking', more: '' },
  reached: { state: 'works', note: 'a relay answers', more: '' },
  none: {
    state: 'open',
    note: 'direct only',
    more: 'No relay is set up here, so the two of you connect directly. Some networks do not let that through; then phone and chat remain.',
  },
  unreached: {
    state: 'fails',
    note: 'no relay answers',
    more: 'Your network lets no relay through. The visit tries to connect directly; another network, such as your phone’s, may do better.',
  },
  unknown: { state: 'open', note: 'could not be checked', more: 'The visit tries by itself when it begins.' },
};

/** Whether a call would get through from here, as far as it can be known before there is one. */
export function ConnectionRow({ appointmentId }: { appointmentId: string }) {
  const { data, status } = useRoomAccess(appointmentId);
  const [found, setFound] = useState<Found>('checking');
  useEffect(() => {
    let isHere = true;
    if (status === 'error') setFound('unknown');
    if (data === undefined) return;
    // A server for more than two brings its own ways.
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
    </DeviceRow>
  );
}

type Access = NonNullable<ReturnType<typeof useRoomAccess>['data']>;

const toServers = ({ iceServers }: Access): RTCIceServer[] =>
  iceServers.map(({ urls, username, credential }) => ({
    urls,
    ...(username !== undefined && { username }),
    ...(credential !== undefined && { credential }),
  }));
