import { expect, test } from 'vitest';
import { EMERGENCY_DIRECTORY } from '../numbers/directory';
import { describePlace, distanceKm, nearestPlace, windFrom } from './describe-place';
import { PLACES } from './places';
import { readCoordinates } from './read-coordinates';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test.each([
  ['in the middle of a suburb', at(-26.27, 27.86), 'In or near Soweto'],
  ['a short way off', at(-33.7, 19.0), 'About 5 km north-east of Paarl'],
  ['far out, in steps of five', at(-32.0, 21.5), 'About 90 km north-east of Sutherland'],
  ['across the border', at(-22.6, 17.3), 'About 23 km east of Windhoek'],
  ['on the open sea', at(-40, 5), 'We know no place near you. Read out the coordinates.'],
])('%s', (_, position, words) => {
  const round = (text: string) => text.replace(/\d+ km/, (km) => `${Math.round(Number.parseInt(km, 10) / 5) * 5} km`);
  expect(round(describePlace(position))).toBe(round(words));
});

test('distance and direction against known values', () => {
  // Johannesburg to Cape Town: great circle of 1 262 km (mean radius of the earth).
  expect(distanceKm(at(-26.2041, 28.0473), at(-33.9249, 18.4241))).toBeCloseTo(1262, -1);
  const winds = [at(1, 0), at(1, 1), at(0, 1), at(-1, 1), at(-1, 0), at(-1, -1), at(0, -1), at(1, -1)];
  expect(winds.map((to) => windFrom(at(0, 0), to))).toEqual([
    'north',
    'north-east',
    'east',
    'south-east',
    'south',
    'south-west',
    'west',
    'north-west',
  ]);
});

test('coordinates digit by digit, with the half of the earth in words', () => {
  expect(readCoordinates(at(-33.9249, 18.4241))).toEqual({
    latitude: 'South 3 3 point 9 2 4 9 0',
    longitude: 'East 1 8 point 4 2 4 1 0',
  });
  expect(readCoordinates(at(51.5, -0.12)).longitude).toBe('West 0 point 1 2 0 0 0');
});

test('every place has coordinates and a region of the directory', () => {
  expect(PLACES.length).toBeGreaterThan(200);
  const regions = EMERGENCY_DIRECTORY.flatMap(({ code, regions: parts }) => [
    code,
    ...parts.map((part) => `${code}-${part.code}`),
  ]);
  expect(PLACES.filter((place) => !regions.includes(place.region))).toEqual([]);
  const isOnEarth = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
    Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  expect(PLACES.filter((place) => !isOnEarth(place) || place.name === '' || /\d/.test(place.name))).toEqual([]);
  expect(nearestPlace(at(-33.92, 18.42))?.place.region).toBe('ZA-WC');
});

test('places of a country lie within it', () => {
  const box: Record<string, [number, number, number, number]> = {
    ZA: [-35, -22, 16, 33],
    BW: [-27, -17, 19, 30],
    SZ: [-28, -25, 30, 33],
    LS: [-31, -28, 27, 30],
    MZ: [-27, -10, 30, 41],
    NA: [-29, -16, 11, 26],
    ZW: [-23, -15, 25, 34],
    KE: [-5, 5, 33, 42],
    NG: [4, 14, 2, 15],
    GB: [49, 61, -9, 2],
  };
  for (const { name, region, latitude, longitude } of PLACES) {
    const [south = 0, north = 0, west = 0, east = 0] = box[region.slice(0, 2)] ?? [];
    expect([latitude > south && latitude < north, longitude > west && longitude < east], name).toEqual([true, true]);
  }
});
