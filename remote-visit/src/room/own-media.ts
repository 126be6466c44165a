import type { ConsultationMode } from '@telehealth/contracts/booking';
import type { ActiveSpeakers } from '../call/active-speaker';
import { OwnDevices } from '../call/own-devices';
import type { CallSource } from '../data/room/room';
import type { OwnChoices } from './own-choices';
import type { RoomStore } from './room-store';

/** Speaking this long while muted means that the user forgot the mute. */
const FORGOT_MS = 600;

interface OwnMediaOptions {
  store: RoomStore;
  voices: ActiveSpeakers;
  mode: ConsultationMode;
  chosen: OwnChoices;
  lateCallCode: ConstructorParameters<typeof OwnDevices>[2];
  keep(more: Partial<OwnChoices>): void;
  onTrack(source: CallSource, track: MediaStreamTrack | null): void;
  /** A device stopped or resumed delivering while its track stayed the same. */
  onState(): void;
}

/** What this user sends: microphone, camera and screen, mirrored in the view. */
export class OwnMedia {
  readonly devices: OwnDevices;
  readonly #options: OwnMediaOptions;
  #face: { track: MediaStreamTrack; stream: MediaStream } | null = null;
  #screen: MediaStreamTrack | null = null;
  #stopHearing: () => void = () => undefined;
  #isAway = false;
  #isClosed = false;

  constructor(options: OwnMediaOptions) {
    this.#options = options;
    const { store, chosen } = options;
    this.devices = new OwnDevices(
      navigator.mediaDevices,
      {
        onChange: () => this.#show(),
        onNews: (deviceNews) => store.change({ deviceNews }),
        onTrack: (source, track) => {
          options.onTrack(source, track);
          if (source === 'microphone') this.#hearMuted();
        },
      },
      options.lateCallCode,
    );
    this.devices.microphone.isMuted = chosen.isMicrophoneMuted;
    this.devices.camera.isMuted = chosen.isCameraOff;
  }

  async open(): Promise<void> {
    this.#isAway = false;
    const { mode, chosen } = this.#options;
    await this.devices.open({
      microphone: mode === 'chat' ? null : { rather: chosen.microphoneId ?? undefined },
      camera: mode === 'video' ? { rather: chosen.cameraId ?? undefined } : null,
    });
  }

  mute(source: 'microphone' | 'camera', isMuted: boolean): void {
    if (!this.devices[source].isWanted) return;
    this.devices.mute(source, isMuted);
    this.#options.keep(source === 'microphone' ? { isMicrophoneMuted: isMuted } : { isCameraOff: isMuted });
    if (source === 'microphone') this.#hearMuted();
  }

  async choose(source: 'microphone' | 'camera', deviceId: string | null): Promise<void> {
    if (!this.devices[source].isWanted) return;
    await this.devices.choose(source, deviceId);
    const { id = null } = this.devices[source];
    this.#options.keep(source === 'microphone' ? { microphoneId: id } : { cameraId: id });
  }

  async share(): Promise<void> {
    if (this.#isAway) return;
    // A user who cancels the browser's prompt shares nothing and needs no message.
    const stream = await navigator.mediaDevices.getDisplayMedia({ video: true }).catch(() => null);
    const [track] = stream?.getVideoTracks() ?? [];
    if (stream === null || track === undefined) return;
    if (this.#isClosed || this.#isAway) return track.stop();
    this.stopSharing();
    track.contentHint = 'detail';
    // The user may stop sharing with the browser's own button.
    track.addEventListener('ended', () => {
      if (track === this.#screen) this.stopSharing();
    });
    this.#screen = track;
    this.#options.onTrack('screen', track);
    this.#options.store.change({ isSharing: true, ownScreen: stream });
  }

  stopSharing(): void {
    if (this.#screen === null) return;
    this.#screen.stop();
    this.#screen = null;
    this.#options.onTrack('screen', null);
    this.#options.store.change({ isSharing: false, ownScreen: null });
  }

  /** Another seat of this side has the call, so this tab closes its devices and no camera light stays on. */
  giveBack(): void {
    this.#isAway = true;
    this.stopSharing();
    this.devices.giveBack();
  }

  close(): void {
    this.#isClosed = true;
    this.#stopHearing();
    this.#screen?.stop();
    this.devices.close();
    const off = { microphone: 'unused', camera: 'unused', ownFace: null, isSharing: false, ownScreen: null } as const;
    this.#options.store.change({ ...off, speaksMuted: false, deviceNews: null });
  }

  #show(): void {
    if (this.#isClosed) return;
    const { microphone, camera, list, facing, canTurn } = this.devices;
    const { track } = camera;
    if (track !== (this.#face?.track ?? null)) {
      this.#face = track === null ? null : { track, stream: new MediaStream([track]) };
    }
    const before = this.#options.store.get();
    if (before.microphone !== microphone.state || before.camera !== camera.state) this.#options.onState();
    this.#options.store.change({
      microphone: microphone.state,
      camera: camera.state,
      devices: list,
      facing,
      canTurnCamera: canTurn,
      ownFace: this.#face?.stream ?? null,
    });
  }

  /** A muted track is silent to this page too, so an unmuted clone detects speech. */
  #hearMuted(): void {
    this.#stopHearing();
    this.#stopHearing = () => undefined;
    this.#options.store.change({ speaksMuted: false });
    const { track, isMuted } = this.devices.microphone;
    if (track === null || !isMuted || this.#isClosed) return;
    const copy = track.clone();
    copy.enabled = true;
    const stop = this.#options.voices.watch(
      copy,
      (speaksMuted) => this.#options.store.change({ speaksMuted }),
      FORGOT_MS,
    );
    this.#stopHearing = () => {
      stop();
      copy.stop();
    };
  }
}
