const LIMIT_MS = 8_000;

/** `none`: no relay is configured, so only a direct connection can be tried. */
export type RelayCheck = 'reached' | 'unreached' | 'none' | 'unknown';

/** Gathers relay candidates, which proves that the TURN servers can be reached. Nothing is sent to another participant. */
export async function checkRelay(iceServers: readonly RTCIceServer[]): Promise<RelayCheck> {
  if (iceServers.length === 0) return 'none';
  if (typeof RTCPeerConnection === 'undefined') return 'unknown';
  const connection = new RTCPeerConnection({ iceServers: [...iceServers], iceTransportPolicy: 'relay' });
  try {
    const answered = new Promise<RelayCheck>((resolve) => {
      connection.addEventListener('icecandidate', ({ candidate }) => {
        // An empty candidate marks the end of gathering.
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
