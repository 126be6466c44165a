import type { Face, Look } from './judge-frame';

/** From the Shape Detection API, which few browsers have. Source: https://wicg.github.io/shape-detection-api/ */
interface Detector {
  detect(picture: CanvasImageSource): Promise<readonly { boundingBox: DOMRectReadOnly }[]>;
}
declare const FaceDetector: (new (options: { maxDetectedFaces: number }) => Detector) | undefined;

/** Enough pixels to measure brightness. */
const [WIDTH, HEIGHT] = [64, 48];

/** Analyses the current camera frame on this device; nothing is stored or sent. */
export async function analyseFrame(video: HTMLVideoElement): Promise<Look> {
  return { brightness: brightnessOf(video), face: await faceIn(video) };
}

function brightnessOf(video: HTMLVideoElement): number {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  const context = canvas.getContext('2d');
  if (context === null) return 255;
  context.drawImage(video, 0, 0, WIDTH, HEIGHT);
  const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    sum += 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  return sum / (data.length / 4);
}

async function faceIn(video: HTMLVideoElement): Promise<Look['face']> {
  if (typeof FaceDetector === 'undefined') return 'unknown';
  try {
    const found = await new FaceDetector({ maxDetectedFaces: 4 }).detect(video);
    const [nearest] = found
      .map(({ boundingBox }) => boundingBox)
      .sort((one, other) => other.width * other.height - one.width * one.height);
    return nearest === undefined ? null : mirrored(nearest, video);
  } catch {
    // The API may exist without a working detector.
    return 'unknown';
  }
}

function mirrored({ x, y, width, height }: DOMRectReadOnly, { videoWidth, videoHeight }: HTMLVideoElement): Face {
  return {
    x: 1 - (x + width) / videoWidth,
    y: y / videoHeight,
    width: width / videoWidth,
    height: height / videoHeight,
  };
}
