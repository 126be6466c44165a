import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Keeps the last picture that was seen while the line is down: the element itself goes black once its track is replaced.
 * Shown until the next picture arrives.
 */
export function useLastPicture(video: RefObject<HTMLVideoElement | null>, isConnected: boolean) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isShown, setShown] = useState(false);
  const had = useRef(false);
  useEffect(() => {
    if (isConnected) {
      had.current = true;
      return untilNextPicture(video.current, () => setShown(false));
    }
    if (had.current && keep(video.current, canvas.current)) setShown(true);
    had.current = false;
  }, [isConnected, video]);
  return { canvas, isShown };
}

function keep(video: HTMLVideoElement | null, canvas: HTMLCanvasElement | null): boolean {
  if (video === null || canvas === null || video.videoWidth === 0) return false;
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return true;
}

function untilNextPicture(video: HTMLVideoElement | null, onPicture: () => void): (() => void) | undefined {
  if (video === null || !('requestVideoFrameCallback' in video)) return void onPicture();
  const id = video.requestVideoFrameCallback(onPicture);
  return () => video.cancelVideoFrameCallback(id);
}
