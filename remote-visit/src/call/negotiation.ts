import type { Signal, SignalBody } from '../data/room/signal.schema';
import { hasOnlyFingerprint } from './certificate';
import type { MediaSessionListener } from './media-session';

export interface NegotiationOptions {
  pc: RTCPeerConnection;
  /** The polite peer yields when both offer at once. */
  isPolite: boolean;
  /** Of the other side's certificate, as stored in the database. */
  fingerprint: string;
  tell(body: SignalBody): void;
  /** Adds the local tracks to the transceivers of a remote offer. */
  fill(): Promise<void>;
  onOdd: MediaSessionListener['onOdd'];
}

/** ICE candidates are gathered in bursts; this delay puts a burst into one message. */
const FLUSH_MS = 40;
/** Most candidates that the schema allows in a message. */
const MOST_CANDIDATES = 64;
const ufragOf = (sdp: string) => /^a=ice-ufrag:(\S+)/m.exec(sdp)?.[1] ?? '';

/**
 * Perfect negotiation over signalling that loses and repeats messages.
 * Source: https://www.w3.org/TR/webrtc/#perfect-negotiation-example
 */
export class Negotiation {
  readonly #options: NegotiationOptions;
  /** Our last description: its number, and `re`, the number of the offer that it answers (0 for an offer). */
  #said: { no: number; description: RTCSessionDescription | null; re: number } = { no: 0, description: null, re: 0 };
  readonly #candidates: RTCIceCandidate[] = [];
  /** Number of the other side's last description that was handled. */
  #seen = 0;
  /** Candidates that arrived before their description, by its number. */
  readonly #early = new Map<number, RTCIceCandidateInit[]>();
  #isOffering = false;
  #isTakingAnswer = false;
  #flush: ReturnType<typeof setTimeout> | null = null;
  #isOver = false;

  constructor(options: NegotiationOptions) {
    this.#options = options;
    const { pc } = options;
    pc.onnegotiationneeded = () => void this.#offer();
    pc.onicecandidate = ({ candidate }) => {
      if (candidate !== null) this.#keep(candidate);
    };
  }

  get seen(): number {
    return this.#seen;
  }

  close(): void {
    this.#isOver = true;
    clearTimeout(this.#flush ?? undefined);
  }

  /** Repeats the last description and its candidates if the other side has not seen it. */
  repeatFor(seen: number): void {
    if (seen < this.#said.no) this.#repeat();
  }

  async #offer(): Promise<void> {
    if (this.#isOver) return;
    try {
      this.#isOffering = true;
      await this.#options.pc.setLocalDescription();
      this.#say(0);
    } catch {
      // The other side's offer arrived first and was applied; the browser fires `negotiationneeded` again by itself.
      if (!this.#isOver) this.#options.onOdd('failed');
    } finally {
      this.#isOffering = false;
    }
  }

  async takeDescription({ no, kind, sdp, re }: Extract<Signal, { type: 'description' }>): Promise<void> {
    const { pc, isPolite } = this.#options;
    if (no <= this.#seen) return;
    if (!hasOnlyFingerprint(sdp, this.#options.fingerprint)) return this.#options.onOdd('fingerprint');
    const isReady = !this.#isOffering && (pc.signalingState === 'stable' || this.#isTakingAnswer);
    this.#seen = no;
    // Offers collided: the impolite peer ignores the other's, and the polite peer knows that by the same rule.
    if (kind === 'offer' && !isReady && !isPolite) return;
    // A late answer to an offer that was replaced since.
    if (kind === 'answer' && (pc.signalingState !== 'have-local-offer' || re !== this.#said.no)) return;
    this.#isTakingAnswer = kind === 'answer';
    try {
      await pc.setRemoteDescription({ type: kind, sdp });
    } finally {
      this.#isTakingAnswer = false;
    }
    await this.#takeEarly(no);
    if (kind !== 'offer' || this.#isOver) return;
    await this.#options.fill();
    await pc.setLocalDescription();
    this.#say(no);
  }

  async takeCandidates(no: number, list: readonly RTCIceCandidateInit[]): Promise<void> {
    if (no > this.#seen) {
      this.#early.set(no, [...(this.#early.get(no) ?? []), ...list].slice(-MOST_CANDIDATES));
      return;
    }
    for (const candidate of list) {
      // A candidate of an ignored offer or of an abandoned path needs no handling.
      await this.#options.pc.addIceCandidate(candidate).catch(() => undefined);
    }
  }

  async #takeEarly(no: number): Promise<void> {
    for (const [at, list] of [...this.#early]) {
      if (at > no) continue;
      this.#early.delete(at);
      if (at === no) await this.takeCandidates(no, list);
    }
  }

  #say(re: number): void {
    const description = this.#options.pc.localDescription;
    if (this.#isOver || description === null) return;
    this.#said = { no: this.#said.no + 1, description, re };
    this.#repeat();
  }

  #repeat(): void {
    const { no, description, re } = this.#said;
    if (description === null || description.type === 'rollback' || description.type === 'pranswer') return;
    this.#options.tell({ type: 'description', no, kind: description.type, sdp: description.sdp, re });
    this.#sendCandidates();
  }

  #keep(candidate: RTCIceCandidate): void {
    this.#candidates.push(candidate);
    this.#flush ??= setTimeout(() => {
      this.#flush = null;
      this.#sendCandidates();
    }, FLUSH_MS);
  }

  #sendCandidates(): void {
    const { no, description } = this.#said;
    if (description === null || this.#isOver) return;
    const ufrag = ufragOf(description.sdp);
    const list = this.#candidates
      .filter(({ usernameFragment }) => usernameFragment === null || usernameFragment === ufrag)
      .map(({ candidate, sdpMid, sdpMLineIndex, usernameFragment }) => ({
        candidate,
        sdpMid,
        sdpMLineIndex,
        usernameFragment,
      }))
      .slice(-MOST_CANDIDATES);
    if (list.length > 0) this.#options.tell({ type: 'candidates', no, list });
  }
}
