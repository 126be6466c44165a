import type { Backend } from '@telehealth/data/client/backend';
import { type CallEnd, CallSession, type RoomSettings } from './call-session';
import { firstView } from './first-view';
import { forgetChoices, keepChoices, type OwnChoices, ownChoices } from './own-choices';
import { RoomStore } from './room-store';
import type { Room, RoomActions } from './room-view';
import { belongsIntoCall, expectCall, forgetCall } from './this-tab';

/**
 * Creates this tab's part in a visit's call. It takes a seat by itself if the tab belongs to the call, else on
 * `comeIn`. The patient must have entered the waiting room; the practice admits separately.
 */
export function enterRoom(backend: Backend, settings: RoomSettings): Room {
  const first = firstView(settings.mode, ownChoices(settings.appointmentId));
  // A tab that belongs to the call starts as `entering`, so nothing is drawn or fetched for a state that never shows.
  const store = new RoomStore({ ...first, ...(belongsIntoCall(settings.appointmentId) && { phase: 'entering' }) });
  const keep = (more: Partial<OwnChoices>) => keepChoices(settings.appointmentId, more);
  let callSession: CallSession | null = null;

  const part = ({ phase, refusal }: CallEnd) => {
    callSession = null;
    forgetCall();
    if (phase === 'over') forgetChoices();
    store.change({ phase, refusal, seats: [], replacedBy: null });
  };
  const comeIn = () => {
    if (callSession !== null && store.get().replacedBy === null) return;
    // A new seat is the newest of this side and so gets the call.
    callSession?.close();
    expectCall(settings.appointmentId);
    store.change({ phase: 'entering', refusal: null, replacedBy: null });
    callSession = new CallSession(backend, settings, store, part);
  };
  const leave = async () => {
    const gone = callSession?.leave();
    part({ phase: 'left', refusal: null });
    await gone;
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    actions: createActions(store, () => callSession, { comeIn, leave, keep }),
    start() {
      if (belongsIntoCall(settings.appointmentId)) comeIn();
    },
    close() {
      // After leaving, the tab asks before it opens a camera again. A reload does not run this.
      void callSession?.leave();
      callSession = null;
      forgetCall();
    },
  };
}

function createActions(
  store: RoomStore,
  now: () => CallSession | null,
  { comeIn, leave, keep }: Pick<RoomActions, 'comeIn' | 'leave'> & { keep(more: Partial<OwnChoices>): void },
): RoomActions {
  return {
    comeIn,
    leave,
    mute: (source, isMuted) => now()?.media.mute(source, isMuted),
    choose: async (source, deviceId) => now()?.media.choose(source, deviceId),
    turnCamera: async (how) => now()?.media.devices.turnCamera(how),
    chooseSpeaker: async (deviceId) => {
      const callSession = now();
      if (callSession === null || !(await callSession.loudspeaker.choose(deviceId))) return;
      keep({ speakerId: deviceId });
      callSession.media.devices.speakerChosen(deviceId);
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
