import type { CallSource } from '@telehealth/contracts';
import { isAppleMobile } from './this-device';

/** What every browser speaks. Shorter descriptions get through thin lines, and no two browsers meet on a rare codec. */
const KNOWN = /^(audio\/opus|video\/(VP8|H264|rtx))$/;
const H264 = /packetization-mode=1.*42e01f|42e01f.*packetization-mode=1/i;

/**
 * Those that are offered, in the order of preference. Phones of Apple have H.264 in their chip and nothing else.
 * @param isH264First on those
 */
export function choose(codecs: readonly RTCRtpCodec[], isH264First: boolean): RTCRtpCodec[] {
  const wanted = codecs.filter(
    ({ mimeType, sdpFmtpLine = '' }) => KNOWN.test(mimeType) && (mimeType !== 'video/H264' || H264.test(sdpFmtpLine)),
  );
  const rank = ({ mimeType }: RTCRtpCodec) => (mimeType === 'video/H264' ? 0 : 1);
  return isH264First ? wanted.sort((a, b) => rank(a) - rank(b)) : wanted;
}

export function preferCodecs(transceiver: RTCRtpTransceiver, source: CallSource): void {
  const all = RTCRtpReceiver.getCapabilities(source === 'microphone' ? 'audio' : 'video')?.codecs ?? [];
  const wanted = choose(all, isAppleMobile);
  if (wanted.length > 0) transceiver.setCodecPreferences?.(wanted);
}
