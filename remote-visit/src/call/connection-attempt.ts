import type { CallSource } from '../data/room/room';
import { Negotiation, type NegotiationOptions } from './negotiation';
import { TRANSCEIVER_ORDER } from './transceivers';

interface ConnectionAttemptOptions extends Omit<NegotiationOptions, 'pc' | 'fill'> {
  iceServers: RTCIceServer[];
  relayOnly: boolean;
  certificate: RTCCertificate;
  fill(pc: RTCPeerConnection): Promise<void>;
  onState(state: RTCPeerConnectionState): void;
  onTrack(source: CallSource, track: MediaStreamTrack): void;
}

/** One RTCPeerConnection together with its negotiation. */
export class ConnectionAttempt {
  readonly pc: RTCPeerConnection;
  readonly negotiation: Negotiation;

  constructor({ iceServers, relayOnly, certificate, fill, onState, onTrack, ...agreeing }: ConnectionAttemptOptions) {
    const pc = new RTCPeerConnection({
      iceServers,
      iceTransportPolicy: relayOnly ? 'relay' : 'all',
      bundlePolicy: 'max-bundle',
      certificates: [certificate],
    });
    this.pc = pc;
    this.negotiation = new Negotiation({ ...agreeing, pc, fill: () => fill(pc) });
    pc.onconnectionstatechange = () => onState(pc.connectionState);
    pc.ontrack = ({ transceiver, track }) => {
      const source = TRANSCEIVER_ORDER[pc.getTransceivers().indexOf(transceiver)];
      if (source !== undefined) onTrack(source, track);
    };
  }

  restart(iceServers: RTCIceServer[] | null): void {
    const { pc } = this;
    if (iceServers !== null) pc.setConfiguration({ ...pc.getConfiguration(), iceServers });
    if (pc.signalingState === 'stable' && pc.getTransceivers().length > 0) pc.restartIce();
  }

  close(): void {
    this.negotiation.close();
    this.pc.onconnectionstatechange = null;
    this.pc.ontrack = null;
    this.pc.close();
  }
}
