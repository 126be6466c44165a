import type { AppError } from '@telehealth/contracts/errors';

/** Enough for any detail a person can look at, and what most phones take. */
const LONGEST_SIDE = 4096;
const QUALITY = 0.92;
const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** Width and height within the longest side that is kept, in pixels. */
export function keptSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The name with the ending of what the picture became. */
export function nameAs(name: string, type: string): string {
  const ending = ENDINGS[type] ?? 'jpg';
  const fits = ending === 'jpg' ? /\.jpe?g$/i : new RegExp(`\\.${ending}$`, 'i');
  return fits.test(name) ? name : `${name.replace(/\.[^.]*$/, '')}.${ending}`;
}

/**
 * Draws a picture anew, so that nothing of it leaves the device but what is to be seen: not where and when it was taken
 * nor with what (EXIF, XMP, IPTC). It is turned as the camera meant it. Other files stay as they are.
 * @throws AppError `booking.pictureUnreadable`: better not sent than sent with all that
 */
export async function withoutMetadata(file: File): Promise<File> {
  if (!(file.type in ENDINGS)) return file;
  const unreadable = (cause?: unknown): AppError => ({ id: 'booking.pictureUnreadable', cause });
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((cause: unknown) => {
    throw unreadable(cause);
  });
  try {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, keptSize(picture.width, picture.height));
    const pen = canvas.getContext('2d');
    if (!pen) throw unreadable();
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, file.type, QUALITY));
    if (!drawn) throw unreadable();
    // A browser that cannot write this type gives a PNG.
    return new File([drawn], nameAs(file.name, drawn.type), { type: drawn.type });
  } finally {
    picture.close();
  }
}
