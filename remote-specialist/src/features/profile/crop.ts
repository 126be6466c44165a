/** A picture's position in its circle: `zoom` from 1 (as much as fits); `x` and `y` from -1 to 1, 0 in the middle. */
export interface Placement {
  zoom: number;
  x: number;
  y: number;
}
export const CENTRED: Placement = { zoom: 1, x: 0, y: 0 };
export const MOST_ZOOM = 4;

/** Returns the square to keep, in the picture's own pixels. */
export function cropOf(width: number, height: number, { zoom, x, y }: Placement) {
  const size = Math.min(width, height) / zoom;
  return {
    left: ((width - size) / 2) * (1 + x),
    top: ((height - size) / 2) * (1 + y),
    size,
  };
}

const within = (value: number) => Math.min(1, Math.max(-1, value));

/**
 * Returns the position after a drag.
 * @param dx to the right, as a share of the circle's width; `dy` down
 */
export function dragged(width: number, height: number, placement: Placement, dx: number, dy: number): Placement {
  const { size } = cropOf(width, height, placement);
  // The overhang on one side; without any the picture cannot move.
  const [spareX, spareY] = [(width - size) / 2, (height - size) / 2];
  return {
    zoom: placement.zoom,
    x: spareX === 0 ? 0 : within(placement.x - (dx * size) / spareX),
    y: spareY === 0 ? 0 : within(placement.y - (dy * size) / spareY),
  };
}
