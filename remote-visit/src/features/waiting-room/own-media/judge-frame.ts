/** A face in the mirrored picture; position and size as shares of width and height from the upper left. */
export interface Face {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Look {
  /** Mean brightness, 0 to 255. */
  brightness: number;
  /** Null: no face; `unknown`: this browser cannot detect faces. */
  face: Face | null | 'unknown';
}

const VERY_DARK = 45;
/** A smaller share of the picture's height counts as too far away. */
const FAR = 0.18;
/** The range of a centred face. */
const [FROM, TO] = [0.35, 0.65];

/** Describes framing and light of the self-view for users who cannot see it. */
export function judgeFrame({ brightness, face }: Look): string {
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
