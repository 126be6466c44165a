import type { DeviceList, DeviceNews, DeviceSource } from './device-state';
import { type DeviceWish, openDevices, switchDevice } from './open-devices';
import { OwnDevice } from './own-device';
import { isAppleMobile, isHandheld } from './this-device';

interface OwnDevicesListener {
  /** Called at every change of a device's state. */
  onChange(): void;
  onTrack(source: DeviceSource, track: MediaStreamTrack | null): void;
  onNews(news: DeviceNews): void;
}

/** Part of the late call code; the call starts without it. */
type Listing = Pick<typeof import('./late-call-code'), 'toDeviceList' | 'pluggedIn'>;

/** `showPlace`: the back camera with fine detail instead of smooth motion. */
export type Turn = 'turn' | 'showPlace';

const SOURCES = ['microphone', 'camera'] as const;

/** The user's camera and microphone during a call, each handled on its own. */
export class OwnDevices {
  readonly #media: MediaDevices | undefined;
  readonly #listener: OwnDevicesListener;
  #listing: Listing | null = null;
  readonly microphone: OwnDevice;
  readonly camera: OwnDevice;
  list: DeviceList = { microphones: [], cameras: [], speakers: [] };
  speakerId = '';
  /** Device ids that were open last, to reopen them. */
  readonly #lastId: Record<DeviceSource, string | undefined> = { microphone: undefined, camera: undefined };
  #wasReopened = false;
  #isClosed = false;
  #isGivenBack = false;
  /** Serialises changes per device: a second press waits for the first. */
  readonly #turns: Record<DeviceSource, Promise<void>> = { microphone: Promise.resolve(), camera: Promise.resolve() };

  constructor(media: MediaDevices | undefined, listener: OwnDevicesListener, lateCallCode: Promise<Listing>) {
    this.#media = media;
    this.#listener = listener;
    const one = (source: DeviceSource): OwnDevice =>
      new OwnDevice(source, {
        onChange: () => listener.onChange(),
        onEnded: () => void this.#replace(source),
        onStuck: () => void this.choose(source, null),
      });
    this.microphone = one('microphone');
    this.camera = one('camera');
    media?.addEventListener?.('devicechange', this.#onPlugged);
    document.addEventListener('visibilitychange', this.#onVisible);
    void lateCallCode.then((listing) => {
      this.#listing = listing;
      return this.#listAgain();
    });
  }

  /** Opens the wanted devices with one permission prompt where the browser allows it. A muted device stays muted. */
  async open(wants: Readonly<Record<DeviceSource, DeviceWish | null>>): Promise<void> {
    const asks = { ...wants };
    this.#isGivenBack = false;
    for (const source of SOURCES) {
      const device = this[source];
      device.isWanted = wants[source] !== null;
      // A camera that is off stays closed until the user turns it on.
      if (source === 'camera' && device.isMuted) asks.camera = null;
      device.isAsking = asks[source] !== null;
    }
    this.#listener.onChange();
    const opened = await openDevices(this.#media, asks);
    for (const source of SOURCES) {
      if (asks[source] === null) continue;
      this[source].isAsking = false;
      this[source].problem = opened.problems[source] ?? null;
      this.#use(source, opened[source]);
    }
    await this.#listAgain();
  }

  /**
   * A muted microphone stays open and sends silence. A muted camera is closed, so that its light goes out, except on iPhones
   * and iPads, which would ask for permission again.
   */
  mute(source: DeviceSource, isMuted: boolean): void {
    const device = this[source];
    if (device.isMuted === isMuted) return;
    device.isMuted = isMuted;
    const closes = source === 'camera' && !isAppleMobile;
    if (device.track !== null) device.track.enabled = !isMuted;
    if (closes && isMuted) this.#use(source, null);
    else if (!isMuted && device.track === null && device.isWanted) void this.choose(source, null);
    else this.#listener.onTrack(source, device.track);
    this.#listener.onChange();
  }

  /** @param deviceId null: reopen the last device, or any if there was none */
  choose(source: DeviceSource, deviceId: string | null): Promise<void> {
    const wish = deviceId === null ? { rather: this.#lastId[source] } : { exactly: deviceId };
    if (deviceId !== null) this.#wasReopened = false;
    // A camera that is off stays closed; the chosen one opens when the user turns it on.
    if (deviceId !== null && source === 'camera' && this.camera.isMuted) {
      this.#lastId.camera = deviceId;
      return Promise.resolve();
    }
    return this.#inTurn(source, wish);
  }

  async turnCamera(how: Turn = 'turn'): Promise<void> {
    if (this.#isGivenBack) return;
    const facing = how === 'showPlace' || this.facing !== 'back' ? 'back' : 'front';
    this.camera.isMuted = false;
    await this.#inTurn('camera', { facing });
    if (this.camera.track !== null) this.camera.track.contentHint = how === 'showPlace' ? 'detail' : '';
  }

  get facing(): 'front' | 'back' | null {
    const { facingMode } = this.camera.track?.getSettings() ?? {};
    return facingMode === 'user' ? 'front' : facingMode === 'environment' ? 'back' : null;
  }

  get canTurn(): boolean {
    return isHandheld && this.list.cameras.length > 1;
  }

  /** @param isBlank the camera delivers no frames: it is reopened once, then the user is told */
  cameraIs(isBlank: boolean): void {
    if (isBlank && !this.#wasReopened) {
      this.#wasReopened = true;
      void this.choose('camera', null);
    } else if (isBlank !== this.camera.isBlank) {
      this.camera.isBlank = isBlank;
      this.#listener.onChange();
    }
  }

  speakerChosen(deviceId: string): void {
    this.speakerId = deviceId;
    void this.#listAgain();
  }

  /** Closes all devices for now; they may be opened again. */
  giveBack(): void {
    this.#isGivenBack = true;
    for (const source of SOURCES) {
      Object.assign(this[source], { isWanted: false, isAsking: false, problem: null });
      this.#use(source, null);
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#media?.removeEventListener?.('devicechange', this.#onPlugged);
    document.removeEventListener('visibilitychange', this.#onVisible);
    for (const source of SOURCES) this[source].release();
  }

  #inTurn(source: DeviceSource, wish: DeviceWish): Promise<void> {
    const next = this.#turns[source].then(() => this.#switch(source, wish));
    this.#turns[source] = next;
    return next;
  }

  async #switch(source: DeviceSource, wish: DeviceWish): Promise<void> {
    const device = this[source];
    if (this.#isClosed || this.#isGivenBack) return;
    device.isWanted = true;
    device.isAsking = device.track === null;
    this.#listener.onChange();
    const { track, problem } = await switchDevice(this.#media, source, device.track, wish);
    device.isAsking = false;
    device.problem = problem;
    this.#use(source, track);
    if (track !== null && problem !== null) this.#listener.onNews({ is: 'kept', source, problem });
    await this.#listAgain();
  }

  #use(source: DeviceSource, track: MediaStreamTrack | null): void {
    const device = this[source];
    // The user may answer the permission prompt after the page closed or gave its devices back.
    const isGone = this.#isClosed || this.#isGivenBack;
    const isLate = isGone || (source === 'camera' && device.isMuted && !isAppleMobile);
    if (isLate) track?.stop();
    const { problem } = device;
    device.use(isLate ? null : track);
    device.problem = device.track === null ? problem : null;
    this.#lastId[source] = device.id ?? this.#lastId[source];
    if (this.#isClosed) return;
    this.#listener.onTrack(source, device.track);
    this.#listener.onChange();
  }

  /** After an unplug, the device that the system offers now replaces the old one. */
  async #replace(source: DeviceSource): Promise<void> {
    this[source].use(null);
    this.#lastId[source] = undefined;
    await this.#inTurn(source, {});
    const { track } = this[source];
    this.#listener.onNews(track === null ? { is: 'gone', source } : { is: 'replaced', source, label: track.label });
  }

  async #listAgain(): Promise<void> {
    if (this.#listing === null) return;
    const { toDeviceList, pluggedIn } = this.#listing;
    const all = (await this.#media?.enumerateDevices?.().catch(() => [])) ?? [];
    if (this.#isClosed) return;
    const before = this.list;
    const current = { microphone: this.microphone.id, camera: this.camera.id, speaker: this.speakerId };
    this.list = toDeviceList(all, current);
    for (const source of SOURCES) {
      const news = this[source].isWanted ? pluggedIn(before, this.list, source) : null;
      if (news !== null) this.#listener.onNews(news);
    }
    this.#listener.onChange();
  }

  readonly #onPlugged = () => void this.#listAgain();
  readonly #onVisible = () => {
    if (document.visibilityState !== 'visible') return;
    for (const source of SOURCES) this[source].lookAgain();
  };
}
