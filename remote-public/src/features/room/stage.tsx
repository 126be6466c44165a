import { Avatar } from '@telehealth/ui/parts/avatar';
import { type ReactNode, type RefObject, useCallback } from 'react';
import { Picture } from '../../room/picture';
import type { OtherPerson, RoomView } from '../../room/room-view';
import type { CallFacts } from './say-connection';
import { SelfView } from './self-view';
import styles from './stage.module.css';

interface StageProps {
  view: RoomView;
  facts: CallFacts;
  /** Something is said in the picture's place. */
  isOver: boolean;
  showsSelf: boolean;
  /** The picture of the other person, for picture in picture. */
  video: RefObject<HTMLVideoElement | null>;
  /** The other person's picture is there. */
  onPicture: () => void;
  /** What is said on the picture. */
  children?: ReactNode;
}

/** The picture of the other person, what is said over it, and one's own small one. */
export function Stage({ view, facts, isOver, showsSelf, video, onPicture, children }: StageProps) {
  const person = view.people[0];
  const sharer = view.people.find(({ screen }) => screen !== null);
  const hasVideo = facts.mode === 'video';
  return (
    <section data-part="stage" className={styles.stage} aria-label={`${facts.name}, picture`}>
      {person !== undefined && hasVideo && (
        <Faces people={view.people} isBehind={sharer !== undefined} {...{ video, onPicture }} />
      )}
      {sharer?.screen && (
        <Picture stream={sharer.screen} label={`Screen of ${sharer.seat.name}`} className={styles.sheet} />
      )}
      {!isOver && (person === undefined || !showsPicture(person, facts)) && !sharer && (
        <Nameplate name={facts.name} isSpeaking={person?.isSpeaking ?? false} />
      )}
      {children}
      {!isOver && (
        <span className={styles.name}>
          {facts.connection === 'connecting' ? `Connecting to ${facts.name} …` : facts.name}
        </span>
      )}
      {showsSelf && view.ownFace !== null && <SelfView stream={view.ownFace} isMirrored={view.facing !== 'back'} />}
    </section>
  );
}

const showsPicture = ({ state }: OtherPerson, { mode }: CallFacts): boolean =>
  mode === 'video' && (state === null || (state.camera && state.step !== 'audio' && state.step !== 'chat'));

/** Everybody whose picture comes, side by side; small in a corner while somebody shows their screen. */
function Faces({
  people,
  video,
  isBehind,
  onPicture,
}: Pick<StageProps, 'video' | 'onPicture'> & { people: readonly OtherPerson[]; isBehind: boolean }) {
  const keep = useCallback(
    (element: HTMLVideoElement | null) => {
      video.current = element;
    },
    [video],
  );
  return (
    <div className={isBehind ? styles.corner : styles.faces} data-count={people.length}>
      {people.map(({ seat, face, isSpeaking }, index) => (
        <Picture
          key={seat.id}
          stream={face}
          label={`Picture of ${seat.name}`}
          className={isSpeaking && people.length > 1 ? styles.speaking : undefined}
          onElement={index === 0 ? keep : undefined}
          onPicture={onPicture}
        />
      ))}
    </div>
  );
}

/** Who is there where no picture is: a voice visit, a camera that is off, nobody yet. */
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
