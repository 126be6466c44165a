import type { CallStep } from '@telehealth/contracts';
import { type RemoteParticipant, VideoQuality } from 'livekit-client';
import { isSent } from './livekit-publishing';
import { sourceOf } from './livekit-room';

/** Lets this much of what somebody publishes come here; they send on for the others. */
export function takeAtMost({ trackPublications }: RemoteParticipant, takes: CallStep): void {
  for (const publication of trackPublications.values()) {
    const source = sourceOf(publication.source);
    if (source === null) continue;
    if (source === 'camera') publication.setVideoQuality(takes === 'video' ? VideoQuality.HIGH : VideoQuality.LOW);
    publication.setEnabled(isSent(source, takes));
  }
}
