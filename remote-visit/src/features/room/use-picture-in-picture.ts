import type { RefObject } from 'react';

type ApplesVideo = HTMLVideoElement & { webkitSetPresentationMode?: (mode: 'picture-in-picture') => void };

/** Opens the other participant's video in picture-in-picture. Needs a user gesture; null where unsupported. */
export function usePictureInPicture(video: RefObject<HTMLVideoElement | null>): (() => void) | null {
  const element: ApplesVideo | null = video.current;
  if (element === null) return null;
  if (document.pictureInPictureEnabled === true) {
    // Refused, e.g. before the first frame: the video stays in the page.
    return () => void element.requestPictureInPicture().catch(() => undefined);
  }
  const apples = element.webkitSetPresentationMode?.bind(element);
  return apples === undefined ? null : () => apples('picture-in-picture');
}
