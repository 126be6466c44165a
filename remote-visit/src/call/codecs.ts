import type { CallSource } from '../data/room/room';
import { isAppleMobile } from './this-device';

/**
 * Codecs that every browser supports. Short descriptions get through weak networks, and browsers never settle on a rare
 * codec.
 */
const KNOWN = /^(audio\/opus|video\/(VP8|H264|rtx))$/;
const H264 = /packetization-mode=1.*42e01f|42e01f.*packetization-mode=1/i;

/**
 * Returns the codecs to offer, in order of preference.
 * @param isH264First true on Apple phones, which encode only H.264 in hardware
 */
export function preferredCodecs(codecs: readonly RTCRtpCodec[], isH264First: boolean): RTCRtpCodec[] {
  const wanted = codecs.filter(
    ({ mimeType, sdpFmtpLine = '' }) => KNOWN.test(mimeType) && (mimeType !== 'video/H264' || H264.test(sdpFmtpLine)),
  );
  const rank = ({ mimeType }: RTCRtpCodec) => (mimeType === 'video/H264' ? 0 : 1);
  return isH264First ? wanted.sort((a, b) => rank(a) - rank(b)) : wanted;
}

export function preferCodecs(transceiver: RTCRtpTransceiver, source: CallSource): void {
  const all = RTCRtpReceiver.getCapabilities(source === 'microphone' ? 'audio' : 'video')?.codecs ?? [];
  const wanted = preferredCodecs(all, isAppleMobile);
  if (wanted.length > 0) transceiver.setCodecPreferences?.(wanted);
}
