/** Delay before a description takes effect, so that both sides can be busy at the same time. */
const THINKS_MS = 5;
export const FINGERPRINT = `${'AB:'.repeat(31)}CD`;

/**
 * RTCPeerConnection's signalling without a network: states, rollback and `negotiationneeded` as in
 * https://www.w3.org/TR/webrtc/#rtcsignalingstate-enum. Each description says who wrote it, and its number.
 */
export class FakePeerConnection {
  /** All instances made since a test emptied the list. */
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

  /** Requests a negotiation. Only an answered offer of this side fulfils it; an offer of the other side does not. */
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
