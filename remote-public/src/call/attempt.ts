import type { CallSource } from '@telehealth/contracts';
import { Agreement, type AgreementOptions } from './agreement';
import { PLACES } from './places';

interface AttemptOptions extends Omit<AgreementOptions, 'pc' | 'fill'> {
  iceServers: RTCIceServer[];
  relayOnly: boolean;
  certificate: RTCCertificate;
  fill(pc: RTCPeerConnection): Promise<void>;
  onState(state: RTCPeerConnectionState): void;
  onTrack(source: CallSource, track: MediaStreamTrack): void;
}

/** One try at a connection of two browsers: the browser's own, and how far both agree on it. */
export class Attempt {
  readonly pc: RTCPeerConnection;
  readonly agreement: Agreement;

  constructor({ iceServers, relayOnly, certificate, fill, onState, onTrack, ...agreeing }: AttemptOptions) {
    const pc = new RTCPeerConnection({
      iceServers,
      iceTransportPolicy: relayOnly ? 'relay' : 'all',
      bundlePolicy: 'max-bundle',
      certificates: [certificate],
    });
    this.pc = pc;
    this.agreement = new Agreement({ ...agreeing, pc, fill: () => fill(pc) });
    pc.onconnectionstatechange = () => onState(pc.connectionState);
    pc.ontrack = ({ transceiver, track }) => {
      const source = PLACES[pc.getTransceivers().indexOf(transceiver)];
      if (source !== undefined) onTrack(source, track);
    };
  }

  /** Looks for another path, by these relays. */
  restart(iceServers: RTCIceServer[] | null): void {
    const { pc } = this;
    if (iceServers !== null) pc.setConfiguration({ ...pc.getConfiguration(), iceServers });
    if (pc.signalingState === 'stable' && pc.getTransceivers().length > 0) pc.restartIce();
  }

  close(): void {
    this.agreement.close();
    this.pc.onconnectionstatechange = null;
    this.pc.ontrack = null;
    this.pc.close();
  }
}
