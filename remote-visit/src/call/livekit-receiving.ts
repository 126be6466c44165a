import { type RemoteParticipant, type Room, VideoQuality } from 'livekit-client';
import type { CallStep } from '../data/room/room';
import { isSent } from './livekit-publishing';
import { sourceOf } from './livekit-room';

/** Subscribes to at most this much of what a participant publishes; they go on sending for the others. */
export function takeAtMost({ trackPublications }: RemoteParticipant, takes: CallStep): void {
  for (const publication of trackPublications.values()) {
    const source = sourceOf(publication.source);
    if (source === null) continue;
    if (source === 'camera') publication.setVideoQuality(takes === 'video' ? VideoQuality.HIGH : VideoQuality.LOW);
    publication.setEnabled(isSent(source, takes));
  }
}

/**
 * Lets only participants with a listed seat hear and be heard. The publish permissions are what protects: the server
 * gives our tracks to no other participant, whatever token that one joined with.
 */
export function allowOnly({ localParticipant, remoteParticipants }: Room, listed: ReadonlySet<string>): void {
  const allowed = [...listed].map((participantIdentity) => ({ participantIdentity, allowAll: true }));
  localParticipant.setTrackSubscriptionPermissions(false, allowed);
  for (const { identity, trackPublications } of remoteParticipants.values()) {
    for (const publication of trackPublications.values()) publication.setSubscribed(listed.has(identity));
  }
}
