import { Button } from '@telehealth/ui/parts/button';
import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Room, RoomView } from '../../room/room-view';
import { StreamVideo } from '../../room/stream-video';
import styles from './picture-window.module.css';
import { usePictureInPicture } from './use-picture-in-picture';

/** Not in every browser nor in TypeScript's types. Source: https://wicg.github.io/document-picture-in-picture/ */
interface WindowMaker {
  requestWindow(size: { width: number; height: number }): Promise<Window>;
}
const windowMaker = () => (window as { documentPictureInPicture?: WindowMaker }).documentPictureInPicture;
const SIZE = { width: 360, height: 300 };

interface PictureWindowProps {
  view: RoomView;
  room: Room;
  video: RefObject<HTMLVideoElement | null>;
}

/**
 * A document picture-in-picture window with both videos, mute and leave; where it is missing, the video element's own. The
 * page keeps its videos, so nothing moves back when it closes.
 * @returns `open`, which needs a user gesture (null: not supported), and the window's content
 */
export function usePictureWindow({ view, room, video }: PictureWindowProps) {
  const ofElement = usePictureInPicture(video);
  const [shown, setShown] = useState<Window | null>(null);
  const isSeated = view.phase === 'seated';
  useEffect(() => {
    if (!isSeated) shown?.close();
    return () => shown?.close();
  }, [shown, isSeated]);
  const maker = windowMaker();
  if (maker === undefined) return { open: ofElement, content: null };
  const open = () => {
    maker.requestWindow(SIZE).then(
      (made) => {
        dress(made.document);
        made.addEventListener('pagehide', () => setShown(null));
        setShown(made);
      },
      // Refused, e.g. in an iframe: the video element's own may still be allowed.
      () => ofElement?.(),
    );
  };
  const content = shown !== null && isSeated && createPortal(<Small view={view} room={room} />, shown.document.body);
  return { open, content };
}

/** Copies styles and the root's attributes, which choose colours and sizes, into the other document. */
function dress(other: Document): void {
  for (const { name, value } of document.documentElement.attributes) other.documentElement.setAttribute(name, value);
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style')) {
    const copy = sheet.cloneNode(true);
    if (sheet instanceof HTMLLinkElement) (copy as HTMLLinkElement).href = sheet.href;
    other.head.append(copy);
  }
  other.title = document.title;
}

function Small({ view, room }: Pick<PictureWindowProps, 'view' | 'room'>) {
  const isOn = view.microphone === 'on' || view.microphone === 'asking';
  return (
    <main className={styles.window}>
      <div className={styles.faces}>
        {view.people.map(({ seat, face, screen }) => (
          <StreamVideo key={seat.id} stream={screen ?? face} label={`Picture of ${seat.name}`} />
        ))}
      </div>
      {view.ownFace !== null && <StreamVideo stream={view.ownFace} label="You" className={styles.own} />}
      <div className={styles.controls}>
        <Button size="s" variant="paper" aria-pressed={isOn} onClick={() => room.actions.mute('microphone', isOn)}>
          {isOn ? 'Mic on' : 'Mic off'}
        </Button>
        <Button size="s" variant="paper" onClick={() => void room.actions.leave()}>
          Leave
        </Button>
      </div>
    </main>
  );
}
