import type { Backend } from '@telehealth/data/client/backend';
import { firstView } from './first-view';
import { forgetChoices, keepChoices, type OwnChoices, ownChoices } from './own-choices';
import { RoomStore } from './room-store';
import type { Room, RoomActions } from './room-view';
import { type Parting, type RoomSettings, Sitting } from './sitting';
import { belongsIntoCall, expectCall, forgetCall } from './this-tab';

/**
 * This tab's part in the call of a visit. It sits down by itself where the tab belongs into the call, and else when it is told
 * to. The patient's side must have entered the waiting room; the practice admits separately.
 */
export function enterRoom(backend: Backend, settings: RoomSettings): Room {
  const first = firstView(settings.mode, ownChoices(settings.appointmentId));
  // Nothing is drawn, or fetched, for a moment outside of the call that never comes.
  const store = new RoomStore({ ...first, ...(belongsIntoCall(settings.appointmentId) && { phase: 'entering' }) });
  const keep = (more: Partial<OwnChoices>) => keepChoices(settings.appointmentId, more);
  let sitting: Sitting | null = null;

  const part = ({ phase, refusal }: Parting) => {
    sitting = null;
    forgetCall();
    if (phase === 'over') forgetChoices();
    store.change({ phase, refusal, seats: [], inOurPlace: null });
  };
  const comeIn = () => {
    if (sitting !== null && store.get().inOurPlace === null) return;
    // A seat that is taken now counts before the one that has the call, as the newest of this side.
    sitting?.close();
    expectCall(settings.appointmentId);
    store.change({ phase: 'entering', refusal: null, inOurPlace: null });
    sitting = new Sitting(backend, settings, store, part);
  };
  const leave = async () => {
    const gone = sitting?.leave();
    part({ phase: 'left', refusal: null });
    await gone;
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    actions: createActions(store, () => sitting, { comeIn, leave, keep }),
    start() {
      if (belongsIntoCall(settings.appointmentId)) comeIn();
    },
    close() {
      // A tab whose page shows something else asks before it opens a camera again; a reload does not come by here.
      void sitting?.leave();
      sitting = null;
      forgetCall();
    },
  };
}

function createActions(
  store: RoomStore,
  now: () => Sitting | null,
  { comeIn, leave, keep }: Pick<RoomActions, 'comeIn' | 'leave'> & { keep(more: Partial<OwnChoices>): void },
): RoomActions {
  return {
    comeIn,
    leave,
    mute: (source, isMuted) => now()?.media.mute(source, isMuted),
    choose: async (source, deviceId) => now()?.media.choose(source, deviceId),
    turnCamera: async (how) => now()?.media.devices.turnCamera(how),
    chooseSpeaker: async (deviceId) => {
      const sitting = now();
      if (sitting === null || !(await sitting.loudspeaker.choose(deviceId))) return;
      keep({ speakerId: deviceId });
      sitting.media.devices.speakerChosen(deviceId);
    },
    dismissDeviceNews: () => store.change({ deviceNews: null }),
    wish: (step) => {
      keep({ wish: step });
      now()?.wish(step);
    },
    cap: (bytes) => {
      keep({ capBytes: bytes });
      now()?.cap(bytes);
    },
    shareScreen: async () => now()?.media.share(),
    stopSharing: () => now()?.media.stopSharing(),
    tryNow: (byRelay) => now()?.wake(byRelay),
    hear: () => now()?.hear(),
    keepGoing: () => void now()?.keepGoing(),
  };
}
