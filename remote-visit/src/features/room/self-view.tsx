import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { StreamVideo } from '../../room/stream-video';
import styles from './stage.module.css';

const CORNERS = ['bottomRight', 'bottomLeft', 'topLeft', 'topRight'] as const;
type Corner = (typeof CORNERS)[number];
const WORDS: Readonly<Record<Corner, string>> = {
  bottomRight: 'bottom right',
  bottomLeft: 'bottom left',
  topLeft: 'top left',
  topRight: 'top right',
};
const cornerOf = (isTop: boolean, isLeft: boolean): Corner =>
  isTop ? (isLeft ? 'topLeft' : 'topRight') : isLeft ? 'bottomLeft' : 'bottomRight';

/** The corner that an arrow key leads to; undefined for other keys. */
export function cornerAfterKey(corner: Corner, key: string): Corner | undefined {
  const isTop = corner.startsWith('top');
  const isLeft = corner.endsWith('Left');
  switch (key) {
    case 'ArrowUp':
      return cornerOf(true, isLeft);
    case 'ArrowDown':
      return cornerOf(false, isLeft);
    case 'ArrowLeft':
      return cornerOf(isTop, true);
    case 'ArrowRight':
      return cornerOf(isTop, false);
    default:
      return undefined;
  }
}

const DRAG_FROM_PX = 8;

interface SelfViewProps {
  stream: MediaStream;
  /** Mirrored, as users know themselves. Not for the back camera, which may show text. */
  isMirrored: boolean;
}

/** The user's own video. A press moves it to the next corner; arrow keys and dragging to a chosen one. */
export function SelfView({ stream, isMirrored }: SelfViewProps) {
  const [corner, setCorner] = useState<Corner>('bottomRight');
  const drag = useDrag(setCorner);
  const byKey = (event: KeyboardEvent) => {
    const next = cornerAfterKey(corner, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setCorner(next);
  };
  const next = () => {
    if (drag.wasDragged()) return;
    setCorner(CORNERS[(CORNERS.indexOf(corner) + 1) % CORNERS.length] ?? 'bottomRight');
  };
  return (
    <button
      type="button"
      className={`${styles.self} ${styles[corner] ?? ''}`}
      aria-label={`You, own picture, ${WORDS[corner]}. Press to move it`}
      onClick={next}
      onKeyDown={byKey}
      onPointerDown={drag.begin}
      onPointerMove={drag.move}
      onPointerUp={drag.end}
      onPointerCancel={drag.end}
    >
      <StreamVideo stream={stream} label="You" className={isMirrored ? styles.mirrored : undefined} />
      <span className={styles.you}>You</span>
    </button>
  );
}

/** Follows the pointer and drops the video into the nearest corner. */
function useDrag(onCorner: (corner: Corner) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  const dragged = useRef(false);
  return {
    wasDragged: () => dragged.current,
    begin: (event: PointerEvent<HTMLElement>) => {
      from.current = { x: event.clientX, y: event.clientY };
      dragged.current = false;
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    move: ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (from.current === null) return;
      const [x, y] = [clientX - from.current.x, clientY - from.current.y];
      if (Math.hypot(x, y) > DRAG_FROM_PX) dragged.current = true;
      if (dragged.current) currentTarget.style.translate = `${x}px ${y}px`;
    },
    end: ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
      from.current = null;
      currentTarget.style.translate = '';
      const stage = currentTarget.parentElement?.getBoundingClientRect();
      if (!dragged.current || stage === undefined) return;
      onCorner(cornerOf(clientY < stage.top + stage.height / 2, clientX < stage.left + stage.width / 2));
    },
  };
}
