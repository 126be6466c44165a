import { expect, it } from 'vitest';
import { judgeFrame, type Look } from './judge-frame';

const face = (x: number, y: number, size = 0.3) => ({ x, y, width: size, height: size });

it.each<[Look, string]>([
  [{ brightness: 20, face: 'unknown' }, 'The picture is very dark.'],
  [{ brightness: 120, face: 'unknown' }, 'The picture is bright enough. This browser cannot look for a face.'],
  [{ brightness: 120, face: null }, 'No face is seen. Sit in front of the camera, or turn it to you.'],
  [{ brightness: 20, face: null }, 'or turn it to you. The picture is very dark.'],
  [{ brightness: 120, face: face(0.35, 0.35) }, 'A face is in the middle.'],
  [{ brightness: 20, face: face(0.35, 0.35) }, 'A face is in the middle. The picture is very dark.'],
  [{ brightness: 120, face: face(0.05, 0.35) }, 'A face is to the left: move to your right.'],
  [{ brightness: 120, face: face(0.65, 0.35) }, 'A face is to the right: move to your left.'],
  [{ brightness: 120, face: face(0.35, 0) }, 'A face is too high: tilt the camera up.'],
  [{ brightness: 120, face: face(0.35, 0.68) }, 'A face is too low: tilt the camera down.'],
  [
    { brightness: 120, face: face(0, 0) },
    'A face is to the left and too high: move to your right and tilt the camera up.',
  ],
  [{ brightness: 120, face: face(0.45, 0.45, 0.1) }, 'A face is seen, but it is too far away. Come closer.'],
])('%j is said as "%s"', (look, words) => {
  expect(judgeFrame(look)).toContain(words);
});
