import { useEffect, useRef } from 'react';
import styles from './own-media.module.css';

/** What the own camera gives, mirrored as people know themselves. Nobody else sees it. */
export function OwnPicture({ stream, onSeen }: { stream: MediaStream; onSeen: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = stream;
  }, [stream]);
  return (
    <video
      ref={video}
      className={styles.picture}
      autoPlay
      muted
      playsInline
      aria-label="What your camera sees; nobody else sees it yet"
      onLoadedData={onSeen}
    />
  );
}
