import { expect, it } from 'vitest';
import { CENTRED, cropOf, dragged } from './crop';

it('keeps the largest square in the middle of either shape', () => {
  expect(cropOf(400, 200, CENTRED)).toEqual({ left: 100, top: 0, size: 200 });
  expect(cropOf(200, 400, CENTRED)).toEqual({ left: 0, top: 100, size: 200 });
  expect(cropOf(200, 200, { zoom: 2, x: 1, y: -1 })).toEqual({ left: 100, top: 0, size: 100 });
});

it('follows a drag to the edge and no further', () => {
  expect(dragged(400, 200, CENTRED, -0.25, 0)).toEqual({ zoom: 1, x: 0.5, y: 0 });
  expect(dragged(400, 200, CENTRED, -5, 3)).toEqual({ zoom: 1, x: 1, y: 0 });
  const { left, top, size } = cropOf(400, 200, dragged(400, 200, { ...CENTRED, zoom: 4 }, 9, -9));
  expect([left, top + size]).toEqual([0, 200]);
});
