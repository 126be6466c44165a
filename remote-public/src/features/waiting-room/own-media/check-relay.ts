const LIMIT_MS = 8_000;

/** `none`: no relay is configured, so only a direct connection can be tried. */
export type RelayCheck = 'reached' | 'unreached' | 'none' | 'unknown';

/** Asks the relays for an address, which proves that a call could go through one of them. Nothing is sent to anybody. */
export async function checkRelay(iceServers: readonly RTCIceServer[]): Promise<RelayCheck> {
  if (iceServers.length === 0) return 'none';
  if (typeof RTCPeerConnection === 'undefined') return 'unknown';
  const connection = new RTCPeerConnection({ iceServers: [...iceServers], iceTransportPolicy: 'relay' });
  try {
    const answered = new Promise<RelayCheck>((resolve) => {
      connection.addEventListener('icecandidate', ({ candidate }) => {
        // An empty one says that there will be no more.
        if (candidate === null || candidate.candidate === '') resolve('unreached');
        else resolve('reached');
      });
      setTimeout(() => resolve('unreached'), LIMIT_MS);
    });
    connection.createDataChannel('check');
    await connection.setLocalDescription();
    return await answered;
  } catch {
    return 'unknown';
  } finally {
    connection.close();
  }
}
