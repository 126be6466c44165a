import { formatTime, now, viewerTimeZone } from '@telehealth/contracts';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Avatar } from '@telehealth/ui/parts/avatar';
import { type ReactNode, type RefObject, useCallback, useMemo } from 'react';
import { Picture } from '../../room/picture';
import type { OtherPerson, RoomView } from '../../room/room-view';
import { FallbackSteps } from './fallback-steps';
import { useLastPicture } from './last-picture';
import { type AnyMove, MoveButtons } from './move-buttons';
import type { CallFacts, Said } from './say-connection';
import { SelfView } from './self-view';
import styles from './stage.module.css';

interface StageProps {
  view: RoomView;
  details: VisitDetails;
  facts: CallFacts;
  said: Said | null;
  onMove: (move: AnyMove) => void;
  showsSelf: boolean;
  /** The picture of the other person, for picture in picture. */
  video: RefObject<HTMLVideoElement | null>;
  /** Stands over the picture, at its top. */
  children?: ReactNode;
}

/** The picture of the other person, what is said over it, and one's own small one. */
export function Stage({ view, facts, details, said, onMove, showsSelf, video, children }: StageProps) {
  const person = view.people[0];
  const last = useLastPicture(video, view.connection === 'connected');
  const sharer = view.people.find(({ screen }) => screen !== null);
  const hasVideo = facts.mode === 'video';
  const isOver = said?.place === 'over';
  return (
    <section data-part="stage" className={styles.stage} aria-label={`${facts.name}, picture`}>
      {person !== undefined && hasVideo && <Faces people={view.people} video={video} isBehind={sharer !== undefined} />}
      {sharer?.screen && (
        <Picture stream={sharer.screen} label={`Screen of ${sharer.seat.name}`} className={styles.sheet} />
      )}
      {!isOver && (person === undefined || !showsPicture(person, facts)) && !sharer && (
        <Nameplate name={facts.name} isSpeaking={person?.isSpeaking ?? false} />
      )}
      <canvas ref={last.canvas} className={styles.last} hidden={!last.isShown} />
      {last.isShown && <LastPictureChip since={view.connectionSince} />}
      {isOver && <div className={styles.dim} />}
      {children}
      {isOver && <Over said={said} facts={facts} details={details} onMove={onMove} />}
      {!isOver && <span className={styles.name}>{facts.name}</span>}
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
}: {
  people: readonly OtherPerson[];
  video: StageProps['video'];
  isBehind: boolean;
}) {
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

function LastPictureChip({ since }: { since: number }) {
  const at = useMemo(() => new Date(now().getTime() - (performance.now() - since)), [since]);
  return <span className={styles.name}>Last picture {formatTime(at, viewerTimeZone())}</span>;
}

/** What lies over the picture while there is none: a sentence, for the practice the steps, and what can be done. */
function Over({
  said,
  facts,
  details,
  onMove,
}: {
  said: Said;
  facts: CallFacts;
  details: VisitDetails;
  onMove: StageProps['onMove'];
}) {
  const isDown = facts.connection === 'reconnecting';
  return (
    <div className={styles.over}>
      {isDown && (
        <h2>{facts.side === 'practice' ? `The connection to ${facts.name} is down` : 'The connection is down'}</h2>
      )}
      <p>{said.text}</p>
      {facts.side === 'practice' && isDown && <FallbackSteps at={details.room?.fallbackStep ?? facts.step} />}
      {said.moves.length > 0 && (
        <div className={styles.moves}>
          <MoveButtons moves={said.moves} onMove={onMove} isOnPicture />
        </div>
      )}
    </div>
  );
}
