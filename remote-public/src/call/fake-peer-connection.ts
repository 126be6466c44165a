/** As long as a browser thinks about a description; both sides think at the same time. */
const THINKS_MS = 5;
export const FINGERPRINT = `${'AB:'.repeat(31)}CD`;

/**
 * The signalling of a browser's connection, without any network: states, rollback and the wish to agree anew as in
 * https://www.w3.org/TR/webrtc/#rtcsignalingstate-enum. Descriptions say who wrote them, and in which turn.
 */
export class FakePeerConnection {
  /** Every one that was made since a test looked. */
  static all: FakePeerConnection[] = [];
  signalingState: RTCSignalingState = 'stable';
  connectionState: RTCPeerConnectionState = 'new';
  localDescription: RTCSessionDescriptionInit | null = null;
  remoteDescription: RTCSessionDescriptionInit | null = null;
  rollbacks = 0;
  onnegotiationneeded: (() => void) | null = null;
  onicecandidate: (() => void) | null = null;
  onconnectionstatechange: (() => void) | null = null;
  ontrack: (() => void) | null = null;
  readonly #name: string;
  #written = 0;
  #needs = false;
  #pending = 0;
  #queue: Promise<void> = Promise.resolve();

  constructor(name: unknown = 'one') {
    this.#name = typeof name === 'string' ? name : 'one';
    FakePeerConnection.all.push(this);
  }

  /** Something is to be agreed anew, as after `restartIce`: an own offer that is answered settles it, another's does not. */
  restartIce(): void {
    this.#needs = true;
    this.#askIfStable();
  }

  setLocalDescription(): Promise<void> {
    return this.#inTurn(() => {
      const isAnswer = this.signalingState === 'have-remote-offer';
      this.localDescription = this.#write(isAnswer ? 'answer' : 'offer');
      this.signalingState = isAnswer ? 'stable' : 'have-local-offer';
    });
  }

  setRemoteDescription(description: RTCSessionDescriptionInit): Promise<void> {
    return this.#inTurn(() => {
      const isOffer = description.type === 'offer';
      if (!isOffer && this.signalingState !== 'have-local-offer') throw new DOMException('', 'InvalidStateError');
      if (isOffer && this.signalingState === 'have-local-offer') this.rollbacks += 1;
      this.remoteDescription = description;
      this.signalingState = isOffer ? 'have-remote-offer' : 'stable';
      if (!isOffer) this.#needs = false;
    });
  }

  async addIceCandidate(): Promise<void> {}
  getTransceivers(): [] {
    return [];
  }
  addTransceiver(): object {
    return {};
  }
  getConfiguration(): object {
    return {};
  }
  setConfiguration(): void {}
  async getStats(): Promise<Map<string, object>> {
    return new Map();
  }
  close(): void {
    this.signalingState = 'closed';
  }

  /** The path stands, or not. */
  become(state: RTCPeerConnectionState): void {
    this.connectionState = state;
    this.onconnectionstatechange?.();
  }

  #write(type: 'offer' | 'answer'): RTCSessionDescriptionInit {
    this.#written += 1;
    return { type, sdp: `a=fingerprint:sha-256 ${FINGERPRINT}\r\na=${type} ${this.#written} of ${this.#name}\r\n` };
  }

  #askIfStable(): void {
    const isFree = () => this.#needs && this.#pending === 0 && this.signalingState === 'stable';
    setTimeout(() => isFree() && this.onnegotiationneeded?.());
  }

  #inTurn(work: () => void): Promise<void> {
    this.#pending += 1;
    const done = this.#queue
      .then(() => new Promise((resolve) => setTimeout(resolve, THINKS_MS)))
      .then(() => {
        this.#pending -= 1;
        work();
      });
    this.#queue = done.catch(() => undefined).then(() => this.#askIfStable());
    return done;
  }
}
