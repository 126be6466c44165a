/** The two colours of a pattern: the ground and one pale thread. */
export interface PatternColours {
  ground: string;
  thread: string;
}

export const PATTERNS = {
  indigo: { ground: '#1a2068', thread: '#8f97e6' },
  cocoa: { ground: '#4a2114', thread: '#d9a588' },
  red: { ground: '#9c1118', thread: '#f3a9a6' },
} as const satisfies Record<string, PatternColours>;
export type PatternTone = keyof typeof PATTERNS;

// A dotted ring is a circle whose dashes have length 0 and round caps.
const ring = (dots: number, radius: number, dot: number) =>
  `<circle r='${radius}' pathLength='${dots}' stroke-width='${dot * 2}'/>`;
const petal = (length: number, width: number) => {
  const [low, high] = [-(length * 0.35).toFixed(1), -(length * 0.75).toFixed(1)];
  return `M0 0C${width} ${low} ${width} ${high} 0 ${-length}C${-width} ${high} ${-width} ${low} 0 0Z`;
};
const turns = (id: string, count: number) =>
  Array.from({ length: count }, (_, index) => `<use href='#${id}' transform='rotate(${(360 / count) * index})'/>`).join(
    '',
  );
const place = (id: string, places: readonly (readonly [number, number])[]) =>
  places.map(([x, y]) => `<use href='#${id}' x='${x}' y='${y}'/>`).join('');

/**
 * One repeat of the shweshwe pattern as SVG text: eight-petalled motifs in the middle and corners, small diamonds between.
 * The tile in tokens.css is this text; pattern-tile.test.ts keeps the two equal.
 */
function drawPatternTile({ ground, thread }: PatternColours): string {
  const size = 96;
  const half = size / 2;
  const motif = `<g id='m'>${turns('p', 8)}${dotted(ring(16, 22.5, 1.15) + ring(24, 28, 0.8), thread)}<circle r='3.4' fill='${ground}'/><circle r='1.6'/></g>`;
  const diamond = `<g id='d'>${turns('q', 4)}${dotted(ring(8, 12.5, 0.8), thread)}</g>`;
  const shapes = `<path id='p' d='${petal(17, 5)}'/><path id='q' d='${petal(9, 3)}'/>${motif}${diamond}`;
  const motifs = place('m', [
    [half, half],
    [0, 0],
    [size, 0],
    [0, size],
    [size, size],
  ]);
  const diamonds = place('d', [
    [half, 0],
    [half, size],
    [0, half],
    [size, half],
  ]);
  return `<svg xmlns='http://www.w3.org/2000/svg' width='${size}' height='${size}'><defs>${shapes}</defs><path fill='${ground}' d='M0 0h${size}v${size}H0z'/><g fill='${thread}'>${motifs}${diamonds}</g></svg>`;
}

function dotted(rings: string, thread: string): string {
  return `<g fill='none' stroke='${thread}' stroke-linecap='round' stroke-dasharray='0 1'>${rings}</g>`;
}

export function patternImage(colours: PatternColours): string {
  return `url("data:image/svg+xml,${drawPatternTile(colours).replace(/[#<>]/g, encodeURIComponent)}")`;
}
