import { useEffect, useRef } from 'react';

interface StreamVideoProps {
  stream: MediaStream;
  label: string;
  className?: string | undefined;
  /** Receives the element, e.g. for picture-in-picture. */
  onElement?: (video: HTMLVideoElement | null) => void;
  /** Called once frames are visible. */
  onFrame?: () => void;
}

/** A video without sound; the room plays all sound itself. */
export function StreamVideo({ stream, label, className, onElement, onFrame }: StreamVideoProps) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = ref.current;
    if (video === null) return;
    video.srcObject = stream;
    // A muted video may autoplay everywhere; if not, the next track tries again.
    const play = () => void video.play()?.catch(() => undefined);
    play();
    // A video that the system paused would stay still. An ended stream must not be replayed.
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
  return <video ref={ref} className={className} aria-label={label} onLoadedData={onFrame} autoPlay muted playsInline />;
}
