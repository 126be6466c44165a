import type { Signal, SignalBody } from '@telehealth/data/room/signal.schema';
import { isOf } from './certificate';
import type { MediaSessionListener } from './media-session';

export interface AgreementOptions {
  pc: RTCPeerConnection;
  /** Yields when both offer at once. */
  isPolite: boolean;
  /** Of the other's certificate, as the database says. */
  fingerprint: string;
  tell(body: SignalBody): void;
  /** Puts what is sent into the places of an offer that was taken. */
  fill(): Promise<void>;
  onOdd: MediaSessionListener['onOdd'];
}

/** Candidates are gathered in bursts; one message carries those of a burst. */
const FLUSH_MS = 40;
/** As many as a message may hold. */
const MOST_CANDIDATES = 64;
const ufragOf = (sdp: string) => /^a=ice-ufrag:(\S+)/m.exec(sdp)?.[1] ?? '';

/**
 * How two browsers agree on one connection, over a line that loses and doubles messages.
 * Source: https://www.w3.org/TR/webrtc/#perfect-negotiation-example
 */
export class Agreement {
  readonly #o: AgreementOptions;
  /** The last description said: its number, and (of an answer) the number of the offer that it answers. */
  #said: { no: number; description: RTCSessionDescription | null; re: number } = { no: 0, description: null, re: 0 };
  readonly #candidates: RTCIceCandidate[] = [];
  /** The number of the other's last description that was looked at. */
  #seen = 0;
  /** Candidates that came before the description they belong to, by its number. */
  readonly #early = new Map<number, RTCIceCandidateInit[]>();
  #isOffering = false;
  #isTakingAnswer = false;
  #flush: ReturnType<typeof setTimeout> | null = null;
  #isOver = false;

  constructor(options: AgreementOptions) {
    this.#o = options;
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

  /** Says the last description and its candidates again to who has not seen it. */
  repeatFor(seen: number): void {
    if (seen < this.#said.no) this.#repeat();
  }

  async #offer(): Promise<void> {
    if (this.#isOver) return;
    try {
      this.#isOffering = true;
      await this.#o.pc.setLocalDescription();
      this.#say(0);
    } catch {
      // The other side's offer came first and was taken; the browser asks for this one again by itself.
      if (!this.#isOver) this.#o.onOdd('failed');
    } finally {
      this.#isOffering = false;
    }
  }

  async takeDescription({ no, kind, sdp, re }: Extract<Signal, { type: 'description' }>): Promise<void> {
    const { pc, isPolite } = this.#o;
    if (no <= this.#seen) return;
    if (!isOf(sdp, this.#o.fingerprint)) return this.#o.onOdd('fingerprint');
    const isReady = !this.#isOffering && (pc.signalingState === 'stable' || this.#isTakingAnswer);
    this.#seen = no;
    // Both offered: one of them is ignored, and its sender knows that by the same rule.
    if (kind === 'offer' && !isReady && !isPolite) return;
    // Late: an answer to an offer that another one has followed.
    if (kind === 'answer' && (pc.signalingState !== 'have-local-offer' || re !== this.#said.no)) return;
    this.#isTakingAnswer = kind === 'answer';
    try {
      await pc.setRemoteDescription({ type: kind, sdp });
    } finally {
      this.#isTakingAnswer = false;
    }
    await this.#takeEarly(no);
    if (kind !== 'offer' || this.#isOver) return;
    await this.#o.fill();
    await pc.setLocalDescription();
    this.#say(no);
  }

  async takeCandidates(no: number, list: readonly RTCIceCandidateInit[]): Promise<void> {
    if (no > this.#seen) {
      this.#early.set(no, [...(this.#early.get(no) ?? []), ...list].slice(-MOST_CANDIDATES));
      return;
    }
    for (const candidate of list) {
      // Of an offer that was ignored, or of a path given up since: nothing to do about either.
      await this.#o.pc.addIceCandidate(candidate).catch(() => undefined);
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
    const description = this.#o.pc.localDescription;
    if (this.#isOver || description === null) return;
    this.#said = { no: this.#said.no + 1, description, re };
    this.#repeat();
  }

  #repeat(): void {
    const { no, description, re } = this.#said;
    if (description === null || description.type === 'rollback' || description.type === 'pranswer') return;
    this.#o.tell({ type: 'description', no, kind: description.type, sdp: description.sdp, re });
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
        ...{ candidate, sdpMid, sdpMLineIndex, usernameFragment },
      }))
      .slice(-MOST_CANDIDATES);
    if (list.length > 0) this.#o.tell({ type: 'candidates', no, list });
  }
}
