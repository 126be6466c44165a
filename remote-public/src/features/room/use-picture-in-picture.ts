import type { RefObject } from 'react';

type ApplesVideo = HTMLVideoElement & { webkitSetPresentationMode?: (mode: 'picture-in-picture') => void };

/**
 * Opens the other person's picture in a small window over other programs; to be called by a press. Null where the browser
 * has no such window.
 */
export function usePictureInPicture(video: RefObject<HTMLVideoElement | null>): (() => void) | null {
  const element: ApplesVideo | null = video.current;
  if (element === null) return null;
  if (document.pictureInPictureEnabled === true) {
    // Refused e.g. before the first picture: the picture then stays where it is, in view.
    return () => void element.requestPictureInPicture().catch(() => undefined);
  }
  const apples = element.webkitSetPresentationMode?.bind(element);
  return apples === undefined ? null : () => apples('picture-in-picture');
}
