import { Avatar } from '@telehealth/ui/parts/avatar';
import { type ReactNode, type RefObject, useCallback } from 'react';
import type { RemoteParticipant, RoomView } from '../../room/room-view';
import { StreamVideo } from '../../room/stream-video';
import type { CallFacts } from './connection-message';
import { SelfView } from './self-view';
import styles from './stage.module.css';

interface StageProps {
  view: RoomView;
  facts: CallFacts;
  /** Who is in the picture. */
  shows: string;
  /** A message replaces the video. */
  isOver: boolean;
  showsSelf: boolean;
  /** The other participant's video, for picture-in-picture. */
  video: RefObject<HTMLVideoElement | null>;
  onFrame: () => void;
  /** Messages over the video. */
  children?: ReactNode;
}

export function Stage({ view, facts, shows, isOver, showsSelf, video, onFrame, children }: StageProps) {
  const person = view.people[0];
  const sharer = view.people.find(({ screen }) => screen !== null);
  const hasVideo = facts.mode === 'video';
  return (
    <section data-part="stage" className={styles.stage} aria-label={`${facts.name}, picture`}>
      {person !== undefined && hasVideo && (
        <Faces people={view.people} isBehind={sharer !== undefined} {...{ video, onFrame }} />
      )}
      {sharer?.screen && (
        <StreamVideo stream={sharer.screen} label={`Screen of ${sharer.seat.name}`} className={styles.sheet} />
      )}
      {!isOver && (person === undefined || !showsPicture(person, facts)) && !sharer && (
        <Nameplate name={facts.name} isSpeaking={person?.isSpeaking ?? false} />
      )}
      {children}
      {!isOver && (
        <span className={styles.name}>
          {facts.connection === 'connecting' ? `Connecting to ${facts.name} …` : shows}
        </span>
      )}
      {showsSelf && view.ownFace !== null && <SelfView stream={view.ownFace} isMirrored={view.facing !== 'back'} />}
    </section>
  );
}

const showsPicture = ({ state }: RemoteParticipant, { mode }: CallFacts): boolean =>
  mode === 'video' && (state === null || (state.camera && state.step !== 'audio' && state.step !== 'chat'));

/** All received videos side by side; small in a corner while a participant shares their screen. */
function Faces({
  people,
  video,
  isBehind,
  onFrame,
}: Pick<StageProps, 'video' | 'onFrame'> & { people: readonly RemoteParticipant[]; isBehind: boolean }) {
  const keep = useCallback(
    (element: HTMLVideoElement | null) => {
      video.current = element;
    },
    [video],
  );
  return (
    <div className={isBehind ? styles.corner : styles.faces} data-count={people.length}>
      {people.map(({ seat, face, isSpeaking }, index) => (
        <StreamVideo
          key={seat.id}
          stream={face}
          label={`Picture of ${seat.name}`}
          className={isSpeaking && people.length > 1 ? styles.speaking : undefined}
          onElement={index === 0 ? keep : undefined}
          onFrame={onFrame}
        />
      ))}
    </div>
  );
}

/** The name in place of a missing video: voice visit, camera off, or not joined yet. */
function Nameplate({ name, isSpeaking }: { name: string; isSpeaking: boolean }) {
  return (
    <div className={styles.plate}>
      <span className={isSpeaking ? styles.speaks : styles.quiet}>
        <Avatar name={name} size="l" />
      </span>
      <p>
        {name}
        {isSpeaking && <span className={styles.soft}> speaks</span>}
      </p>
    </div>
  );
}
