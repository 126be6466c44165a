import { PROVINCES } from '@telehealth/contracts/people';
import { describe, expect, it } from 'vitest';
import { MAP_HEIGHT, MAP_WIDTH, outlineOf, PROVINCE_SHAPES } from './province-shapes';

type Corner = readonly [number, number];
const edgesOf = (corners: readonly Corner[]) =>
  corners.slice(1).map((corner, index): [Corner, Corner] => [corners[index] ?? corner, corner]);

/** Point-in-polygon test by counting crossings to the right. */
function isInside([x, y]: Corner, corners: readonly Corner[]): boolean {
  const crossings = edgesOf(corners).filter(([[x1, y1], [x2, y2]]) => {
    if (y1 > y === y2 > y) return false;
    return x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
  });
  return crossings.length % 2 === 1;
}

describe.each(PROVINCE_SHAPES)('the outline of $province', ({ province, centre }) => {
  const corners = outlineOf(province);
  it('ends where it began, one border after the other', () => {
    expect(corners.at(-1)).toEqual(corners[0]);
    const longest = Math.max(...edgesOf(corners).map(([[x1, y1], [x2, y2]]) => Math.hypot(x2 - x1, y2 - y1)));
    expect(longest).toBeLessThan(100);
  });
  it('has its number inside, and lies in the picture', () => {
    expect(isInside(centre, corners)).toBe(true);
    expect(corners.filter(([x, y]) => x < 0 || y < 0 || x > MAP_WIDTH || y > MAP_HEIGHT)).toEqual([]);
  });
  it('has no other number inside', () => {
    const others = PROVINCE_SHAPES.filter((other) => other.province !== province && isInside(other.centre, corners));
    expect(others).toEqual([]);
  });
});

it('draws all nine', () => expect(PROVINCE_SHAPES.map(({ province }) => province)).toEqual([...PROVINCES]));
