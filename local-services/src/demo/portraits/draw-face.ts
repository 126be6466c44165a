import { encodePng } from './encode-png';

/** Edge of a picture in px, as the product keeps portraits. */
const EDGE = 256;
/** Drawn this many times as large and averaged, so that edges are smooth. */
const FINER = 3;

type Hair = 'crop' | 'round' | 'bun' | 'long' | 'scarf' | 'none';

/** How a made-up person looks. Colours as `#rrggbb`. */
export interface Face {
  skin: string;
  hair: Hair;
  /** Of the hair, or of the scarf. */
  hairColour: string;
  coat: string;
  ground: string;
  glasses?: true;
  beard?: true;
}

/** An ellipse in a square of edge 100, only between `from` and `to` of its height, only its edge if it has a `stroke`. */
interface Shape {
  x: number;
  y: number;
  wide: number;
  high: number;
  colour: string;
  from?: number;
  to?: number;
  stroke?: number;
}

const at = (x: number, y: number, wide: number, high: number, colour: string, more: Partial<Shape> = {}): Shape => ({
  x,
  y,
  wide,
  high,
  colour,
  ...more,
});

const INK = '#231a1a';

const BEHIND: Record<Hair, (colour: string) => Shape[]> = {
  crop: () => [],
  none: () => [],
  round: (colour) => [at(50, 36, 27, 25, colour)],
  bun: (colour) => [at(50, 14, 10, 9, colour), at(50, 36, 20, 21, colour)],
  long: (colour) => [at(50, 44, 23, 28, colour), at(33, 62, 8, 18, colour), at(67, 62, 8, 18, colour)],
  scarf: (colour) => [at(50, 44, 25, 31, colour), at(50, 76, 26, 16, colour)],
};

/** Over the forehead, as far as the hairline. */
const ABOVE: Record<Hair, (colour: string) => Shape[]> = {
  crop: (colour) => [at(50, 36, 18.5, 17, colour, { to: 31 })],
  none: () => [],
  round: (colour) => [at(50, 33, 20, 16, colour, { to: 31 })],
  bun: (colour) => [at(50, 36, 18.5, 18, colour, { to: 30 })],
  long: (colour) => [at(44, 33, 17, 15, colour, { to: 32 }), at(58, 33, 12, 14, colour, { to: 33 })],
  scarf: (colour) => [at(50, 36, 19.5, 19, colour, { to: 29 })],
};

function shapesOf({ skin, hair, hairColour, coat, ground, glasses, beard }: Face): Shape[] {
  const shade = mixed(skin, INK, 0.18);
  return [
    // A dotted ring, as in the cloth.
    ...Array.from({ length: 28 }, (_, dot) => {
      const turn = (dot / 28) * 2 * Math.PI;
      return at(50 + 45 * Math.cos(turn), 50 + 45 * Math.sin(turn), 1.1, 1.1, mixed(ground, INK, 0.16));
    }),
    ...BEHIND[hair](hairColour),
    at(50, 104, 38, 32, coat),
    at(50, 74, 10, 15, shade),
    at(50, 72, 9, 11, skin, { to: 82 }),
    ...(hair === 'scarf' ? [at(50, 80, 19, 11, hairColour)] : [at(32, 47, 3.5, 5, shade), at(68, 47, 3.5, 5, shade)]),
    at(50, 45, 17.5, 21.5, skin),
    ...(beard ? [at(50, 49, 17, 17.5, hairColour, { from: 55 }), at(50, 53, 11, 6, skin)] : []),
    ...ABOVE[hair](hairColour),
    ...[42.5, 57.5].flatMap((x) => [
      at(x, 39.5, 4, 1.1, mixed(hair === 'scarf' ? INK : hairColour, INK, 0.5)),
      at(x, 44.5, 1.9, 2.2, INK),
      at(x + 0.6, 43.8, 0.6, 0.6, '#ffffff'),
      ...(glasses ? [at(x, 44.5, 6.2, 5.6, INK, { stroke: 1.1 })] : []),
    ]),
    ...(glasses ? [at(50, 44, 1.6, 0.6, INK)] : []),
    at(50, 51, 2.4, 1.6, shade, { from: 51 }),
    at(50, 56, 5.5, 3.6, mixed(skin, '#7a1f2b', 0.55), { from: 57 }),
  ];
}

const channels = (colour: string) => [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));

function mixed(one: string, other: string, share: number): string {
  const more = channels(other);
  const values = channels(one).map((value, index) => Math.round(value + ((more[index] ?? 0) - value) * share));
  return `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Paints the shape onto a canvas of `edge` × `edge` × 3 bytes. */
function paint(canvas: Uint8Array, edge: number, shape: Shape): void {
  const scale = edge / 100;
  const { x, y, wide, high, from = 0, to = 100, stroke } = shape;
  const [red = 0, green = 0, blue = 0] = channels(shape.colour);
  const first = Math.max(0, Math.floor(Math.max(y - high, from) * scale));
  const last = Math.min(edge, Math.ceil(Math.min(y + high, to) * scale));
  for (let row = first; row < last; row += 1) {
    const up = ((row + 0.5) / scale - y) / high;
    const reach = wide * Math.sqrt(Math.max(0, 1 - up * up));
    const left = Math.max(0, Math.round((x - reach) * scale));
    const right = Math.min(edge, Math.round((x + reach) * scale));
    for (let column = left; column < right; column += 1) {
      if (stroke !== undefined) {
        const across = ((column + 0.5) / scale - x) / (wide - stroke);
        const down = ((row + 0.5) / scale - y) / (high - stroke);
        if (across * across + down * down < 1) continue;
      }
      const place = (row * edge + column) * 3;
      canvas[place] = red;
      canvas[place + 1] = green;
      canvas[place + 2] = blue;
    }
  }
}

/** The average of `FINER` × `FINER` points for each pixel. */
function smoothed(canvas: Uint8Array): Uint8Array {
  const fine = EDGE * FINER;
  const rgb = new Uint8Array(EDGE * EDGE * 3);
  for (let y = 0; y < EDGE; y += 1)
    for (let x = 0; x < EDGE; x += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        let sum = 0;
        for (let down = 0; down < FINER; down += 1)
          for (let across = 0; across < FINER; across += 1)
            sum += canvas[((y * FINER + down) * fine + x * FINER + across) * 3 + channel] ?? 0;
        rgb[(y * EDGE + x) * 3 + channel] = Math.round(sum / FINER ** 2);
      }
  return rgb;
}

/** A drawn portrait as a PNG file of 256 × 256 px; people of the demo have no photographs. */
export function drawFace(face: Face): Buffer {
  const fine = EDGE * FINER;
  const canvas = new Uint8Array(fine * fine * 3);
  paint(canvas, fine, at(50, 50, 100, 100, face.ground));
  for (const shape of shapesOf(face)) paint(canvas, fine, shape);
  return encodePng(smoothed(canvas), EDGE);
}
