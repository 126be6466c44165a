/** A face in the picture as the person sees it, mirrored; shares of its width and height from the upper left. */
export interface Face {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Look {
  /** How bright the picture is on the whole, 0 to 255. */
  brightness: number;
  /** Null: none is there; `unknown`: this browser cannot look for one. */
  face: Face | null | 'unknown';
}

const VERY_DARK = 45;
/** Of the picture's height. */
const FAR = 0.18;
/** Where the middle begins and ends. */
const [FROM, TO] = [0.35, 0.65];

/** Whether somebody is well in their own picture, in words for who cannot see it. */
export function judgePicture({ brightness, face }: Look): string {
  const isDark = brightness < VERY_DARK;
  if (face === 'unknown') {
    return isDark
      ? 'The picture is very dark. Turn to a window or switch a light on. This browser cannot look for a face.'
      : 'The picture is bright enough. This browser cannot look for a face.';
  }
  const light = isDark ? ' The picture is very dark.' : '';
  if (face === null) return `No face is seen. Sit in front of the camera, or turn it to you.${light}`;
  return `${placeOf(face)}${light}`;
}

function placeOf({ x, y, width, height }: Face): string {
  if (height < FAR) return 'A face is seen, but it is too far away. Come closer.';
  const [across, down] = [x + width / 2, y + height / 2];
  const off = [
    across < FROM && ['to the left', 'move to your right'],
    across > TO && ['to the right', 'move to your left'],
    down < FROM && ['too high', 'tilt the camera up'],
    down > TO && ['too low', 'tilt the camera down'],
  ].filter((one) => one !== false);
  if (off.length === 0) return 'A face is in the middle.';
  const [where, what] = [0, 1].map((at) => off.map((one) => one[at]).join(' and '));
  return `A face is ${where}: ${what}.`;
}
