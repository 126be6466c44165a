import { PROVINCES, type Province } from '@telehealth/contracts/people';

/**
 * Province borders drawn by hand between corners: longitude east and latitude south in degrees, coarse on purpose. Each
 * border is written once, so neighbours meet without gaps.
 */
const BORDERS = {
  coastNC: '16.45,28.63 16.87,29.25 17.05,29.7 17.28,30.3 17.65,30.95',
  coastWC:
    '17.65,30.95 18.2,31.65 18.3,32.6 17.85,32.8 18,33.15 18.3,33.5 18.42,33.9 18.35,34.15 18.48,34.36 18.5,34.1 18.82,34.1 18.85,34.38 19.35,34.6 20,34.82 20.5,34.45 21.4,34.4 22.1,34.2 22.6,34.03 23.05,34.08 23.65,33.98',
  coastEC:
    '23.65,33.98 24.2,34.08 24.85,34.2 25.05,33.97 25.65,34.03 25.7,33.78 26.9,33.6 27.5,33.2 27.93,33.02 28.5,32.6 29,32.2 29.55,31.65 30.2,31.08',
  coastKZN:
    '30.2,31.08 30.5,30.7 30.9,30.2 31.07,29.87 31.4,29.4 31.8,28.95 32.1,28.8 32.4,28.45 32.55,28.1 32.75,27.5 32.89,26.86',
  eastKZN: '32.89,26.86 32.13,26.84 31.97,27.3 31.5,27.31 31.15,27.2',
  eastMP: '31.15,27.2 30.8,26.85 30.79,26.4 31.05,25.97 31.3,25.74 31.95,25.95 31.98,25.5 32,25 31.95,24.4',
  northLP:
    '31.95,24.4 31.88,23.95 31.55,23.48 31.55,23.2 31.3,22.4 30.3,22.34 29.65,22.14 29.37,22.19 28.95,22.45 28.3,22.6 27.95,22.95 27.5,23.35 27,23.65 26.85,24.25 26.4,24.63',
  northNW: '26.4,24.63 25.85,24.75 25.6,25.6 25,25.75 24.2,25.65 23.45,25.28 22.7,25.85',
  northNC:
    '22.7,25.85 22,26.65 21.6,26.85 20.9,26.8 20.65,26.45 20.8,25.85 20.4,25 20,24.77 20,28.4 19.1,28.95 18.2,28.9 17.4,28.7 17.2,28.25 16.75,28.45 16.45,28.63',
  ncWc: '17.65,30.95 18.2,30.9 18.9,31.6 19.6,32.2 20.1,32.45 21.2,32.4 21.6,31.95 22.2,31.6 23,31.55 24,31.75',
  wcEc: '24,31.75 23.9,32.3 23.3,32.85 23.05,33.25 23.4,33.7 23.65,33.98',
  ncEc: '24,31.75 24.5,31.65 25,31.4 25.2,30.95 25.5,30.6',
  ecFs: '25.5,30.6 26,30.65 26.7,30.6 27.35,30.32',
  ecLesotho: '27.35,30.32 27.75,30.6 28.1,30.65 28.4,30.15 29.15,29.93',
  ecKzn: '29.15,29.93 29.2,30.4 29.5,30.65 29.9,30.75 30.2,31.08',
  kznLesotho: '29.15,29.93 29.35,29.5 29.1,29.05 28.7,28.68',
  fsLesotho: '28.7,28.68 28.3,28.7 27.75,28.9 27.4,29.35 27.05,29.65 27.35,30 27.35,30.32',
  fsKzn: '28.7,28.68 29,28.4 29.35,28.2 29.6,27.75 29.75,27.45',
  kznMp: '29.75,27.45 30.2,27.35 30.6,27.4 31.15,27.2',
  fsMp: '29.75,27.45 29.4,27.25 29.1,26.95 28.75,26.9',
  fsGp: '28.75,26.9 28.2,26.9 27.85,26.8 27.3,26.9',
  fsNw: '27.3,26.9 26.9,26.95 26.4,27.15 25.9,27.6 25.1,28.05',
  fsNc: '25.1,28.05 24.95,28.6 24.75,29.1 24.35,29.5 24.3,29.9 24.9,30.3 25.5,30.6',
  nwNc: '25.1,28.05 24.6,27.9 24.3,27.85 23.9,27.3 23.3,26.9 22.8,26.4 22.7,25.85',
  gpNw: '27.3,26.9 27.2,26.5 27.45,26.15 27.5,25.9 27.95,25.6 28.05,25.2',
  nwLp: '26.4,24.63 26.9,24.7 27.75,24.95 28.05,25.2',
  gpLp: '28.05,25.2 28.5,25.15 28.85,25.3',
  gpMp: '28.85,25.3 28.8,25.8 28.95,26.1 28.55,26.4 28.75,26.9',
  mpLp: '28.85,25.3 29.1,24.95 29.7,25.1 30.1,24.85 30.6,24.55 31,24.35 31.95,24.4',
} as const;
type Border = keyof typeof BORDERS;

/** The borders of each province in order; a minus marks one in reverse. */
const RINGS: Readonly<Record<Province, readonly (Border | `-${Border}`)[]>> = {
  EC: ['coastEC', '-ecKzn', '-ecLesotho', '-ecFs', '-ncEc', 'wcEc'],
  FS: ['ecFs', '-fsLesotho', 'fsKzn', 'fsMp', 'fsGp', 'fsNw', 'fsNc'],
  GP: ['gpLp', 'gpMp', 'fsGp', 'gpNw'],
  KZN: ['coastKZN', 'eastKZN', '-kznMp', '-fsKzn', '-kznLesotho', 'ecKzn'],
  LP: ['northLP', 'nwLp', 'gpLp', 'mpLp'],
  MP: ['eastMP', '-mpLp', 'gpMp', '-fsMp', 'kznMp'],
  NC: ['coastNC', 'ncWc', 'ncEc', '-fsNc', 'nwNc', 'northNC'],
  NW: ['northNW', '-nwNc', '-fsNw', 'gpNw', '-nwLp'],
  WC: ['coastWC', '-wcEc', '-ncWc'],
};

/** Position of each province's number, in the same coordinates. */
const CENTRES: Readonly<Record<Province, readonly [number, number]>> = {
  EC: [26.4, 32.2],
  FS: [26.7, 28.6],
  GP: [28.15, 26.1],
  KZN: [30.9, 28.5],
  LP: [29.3, 23.7],
  MP: [30.1, 26.1],
  NC: [21.3, 29.6],
  NW: [25.3, 26.5],
  WC: [20.2, 33.4],
};

const WEST = 16.2;
const NORTH = 21.9;
const SCALE = 27;
/** Length of a degree of longitude relative to latitude in the middle of the country. */
const NARROWER = Math.cos((29 * Math.PI) / 180);

export const MAP_WIDTH = Math.ceil((33.1 - WEST) * NARROWER * SCALE);
export const MAP_HEIGHT = Math.ceil((35 - NORTH) * SCALE);

type Point = readonly [x: number, y: number];
const place = (east: number, south: number): Point => [
  Math.round((east - WEST) * NARROWER * SCALE * 10) / 10,
  Math.round((south - NORTH) * SCALE * 10) / 10,
];

function pointsOf(border: Border | `-${Border}`): Point[] {
  const isBackwards = border.startsWith('-');
  const points = BORDERS[(isBackwards ? border.slice(1) : border) as Border].split(' ').map((text): Point => {
    const [east = 0, south = 0] = text.split(',').map(Number);
    return place(east, south);
  });
  return isBackwards ? points.reverse() : points;
}

/** The outline of a province in picture coordinates; the last point is the first. */
export function outlineOf(province: Province): Point[] {
  return RINGS[province].flatMap((border, index) => pointsOf(border).slice(index === 0 ? 0 : 1));
}

export interface ProvinceShape {
  province: Province;
  /** For the `d` attribute of an SVG path. */
  path: string;
  centre: Point;
}

export const PROVINCE_SHAPES: readonly ProvinceShape[] = PROVINCES.map((province) => ({
  province,
  path: `M${outlineOf(province)
    .map((point) => point.join(' '))
    .join('L')}Z`,
  centre: place(...CENTRES[province]),
}));
