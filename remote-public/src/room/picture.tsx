import { useEffect, useRef } from 'react';

interface PictureProps {
  stream: MediaStream;
  label: string;
  className?: string | undefined;
  /** Handed the element, e.g. for picture in picture. */
  onElement?: (video: HTMLVideoElement | null) => void;
  /** Told once there is something to see. */
  onPicture?: () => void;
}

/** A moving picture without its sound, which the room plays itself. */
export function Picture({ stream, label, className, onElement, onPicture }: PictureProps) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = ref.current;
    if (video === null) return;
    video.srcObject = stream;
    // A muted picture may play by itself everywhere; where it may not, the next track that arrives tries again.
    const play = () => void video.play()?.catch(() => undefined);
    play();
    // What the system pauses would stand still for good; what ended would only end again.
    const goOn = () => stream.active && play();
    video.addEventListener('pause', goOn);
    document.addEventListener('visibilitychange', goOn);
    onElement?.(video);
    return () => {
      video.removeEventListener('pause', goOn);
      document.removeEventListener('visibilitychange', goOn);
      video.srcObject = null;
      onElement?.(null);
    };
  }, [stream, onElement]);
  return (
    <video ref={ref} className={className} aria-label={label} onLoadedData={onPicture} autoPlay muted playsInline />
  );
}
