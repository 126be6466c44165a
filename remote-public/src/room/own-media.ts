import type { CallSource, ConsultationMode } from '@telehealth/contracts';
import { OwnDevices } from '../call/own-devices';
import type { Voices } from '../call/voices';
import type { OwnChoices } from './own-choices';
import type { RoomStore } from './room-store';

/** A voice that lasts this long while muted is somebody who forgot it. */
const FORGOT_MS = 600;

interface OwnMediaOptions {
  store: RoomStore;
  voices: Voices;
  mode: ConsultationMode;
  chosen: OwnChoices;
  keeping: ConstructorParameters<typeof OwnDevices>[2];
  /** For a reload. */
  keep(more: Partial<OwnChoices>): void;
  /** This is sent from now on. */
  onTrack(source: CallSource, track: MediaStreamTrack | null): void;
  /** A device gives nothing for a while, or again, without another one in its place. */
  onState(): void;
}

/** What this person sends: microphone, camera and screen, shown in the view as they stand. */
export class OwnMedia {
  readonly devices: OwnDevices;
  readonly #o: OwnMediaOptions;
  #face: { track: MediaStreamTrack; stream: MediaStream } | null = null;
  #screen: MediaStreamTrack | null = null;
  #stopHearing: () => void = () => undefined;
  #isAway = false;
  #isClosed = false;

  constructor(options: OwnMediaOptions) {
    this.#o = options;
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
      options.keeping,
    );
    this.devices.microphone.isMuted = chosen.isMicrophoneMuted;
    this.devices.camera.isMuted = chosen.isCameraOff;
  }

  async open(): Promise<void> {
    this.#isAway = false;
    const { mode, chosen } = this.#o;
    await this.devices.open({
      microphone: mode === 'chat' ? null : { rather: chosen.microphoneId ?? undefined },
      camera: mode === 'video' ? { rather: chosen.cameraId ?? undefined } : null,
    });
  }

  mute(source: 'microphone' | 'camera', isMuted: boolean): void {
    if (!this.devices[source].isWanted) return;
    this.devices.mute(source, isMuted);
    this.#o.keep(source === 'microphone' ? { isMicrophoneMuted: isMuted } : { isCameraOff: isMuted });
    if (source === 'microphone') this.#hearMuted();
  }

  async choose(source: 'microphone' | 'camera', deviceId: string | null): Promise<void> {
    if (!this.devices[source].isWanted) return;
    await this.devices.choose(source, deviceId);
    const { id = null } = this.devices[source];
    this.#o.keep(source === 'microphone' ? { microphoneId: id } : { cameraId: id });
  }

  async share(): Promise<void> {
    if (this.#isAway) return;
    // Whoever closes the browser's own question shares nothing, and needs no word about it.
    const stream = await navigator.mediaDevices.getDisplayMedia({ video: true }).catch(() => null);
    const [track] = stream?.getVideoTracks() ?? [];
    if (stream === null || track === undefined) return;
    if (this.#isClosed || this.#isAway) return track.stop();
    this.stopSharing();
    track.contentHint = 'detail';
    // The person may end it by the browser's own button.
    track.addEventListener('ended', () => {
      if (track === this.#screen) this.stopSharing();
    });
    this.#screen = track;
    this.#o.onTrack('screen', track);
    this.#o.store.change({ isSharing: true, ownScreen: stream });
  }

  stopSharing(): void {
    if (this.#screen === null) return;
    this.#screen.stop();
    this.#screen = null;
    this.#o.onTrack('screen', null);
    this.#o.store.change({ isSharing: false, ownScreen: null });
  }

  /** Somebody else of this side is in the call: nothing of this tab is sent, so no light stays on. */
  giveBack(): void {
    this.#isAway = true;
    this.stopSharing();
    this.devices.giveBack();
  }

  /** Everything off, at once. */
  close(): void {
    this.#isClosed = true;
    this.#stopHearing();
    this.#screen?.stop();
    this.devices.close();
    const off = { microphone: 'unused', camera: 'unused', ownFace: null, isSharing: false, ownScreen: null } as const;
    this.#o.store.change({ ...off, speaksMuted: false, deviceNews: null });
  }

  #show(): void {
    if (this.#isClosed) return;
    const { microphone, camera, list, facing, canTurn } = this.devices;
    const { track } = camera;
    if (track !== (this.#face?.track ?? null)) {
      this.#face = track === null ? null : { track, stream: new MediaStream([track]) };
    }
    const before = this.#o.store.get();
    if (before.microphone !== microphone.state || before.camera !== camera.state) this.#o.onState();
    this.#o.store.change({
      ...{ microphone: microphone.state, camera: camera.state, devices: list, facing, canTurnCamera: canTurn },
      ownFace: this.#face?.stream ?? null,
    });
  }

  /** A muted track is silent for this page, too: its copy hears whether somebody speaks. */
  #hearMuted(): void {
    this.#stopHearing();
    this.#stopHearing = () => undefined;
    this.#o.store.change({ speaksMuted: false });
    const { track, isMuted } = this.devices.microphone;
    if (track === null || !isMuted || this.#isClosed) return;
    const copy = track.clone();
    copy.enabled = true;
    const stop = this.#o.voices.watch(copy, (speaksMuted) => this.#o.store.change({ speaksMuted }), FORGOT_MS);
    this.#stopHearing = () => {
      stop();
      copy.stop();
    };
  }
}
