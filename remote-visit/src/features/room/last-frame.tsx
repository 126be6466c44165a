import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Copies the last frame to a canvas while disconnected, because the video element goes black when its track is replaced.
 * Shown until new frames arrive.
 */
export function useLastFrame(video: RefObject<HTMLVideoElement | null>, isConnected: boolean) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isShown, setShown] = useState(false);
  const had = useRef(false);
  useEffect(() => {
    if (isConnected) {
      had.current = true;
      return untilNextFrame(video.current, () => setShown(false));
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

function untilNextFrame(video: HTMLVideoElement | null, onFrame: () => void): (() => void) | undefined {
  if (video === null || !('requestVideoFrameCallback' in video)) return void onFrame();
  const id = video.requestVideoFrameCallback(onFrame);
  return () => video.cancelVideoFrameCallback(id);
}
