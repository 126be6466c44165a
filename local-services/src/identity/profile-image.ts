import { firstFileOf } from '../form-file';
import { readLimited } from '../limited-body';
import { badField, ClerkError, notFound } from './clerk-error';
import { countUse } from './count-use';
import { type Exchange, myActiveSession, type Route } from './exchange';
import { newId } from './opaque-ids';
import { imageUrl } from './user-json';
import { updateUser } from './users';

export const IMAGE_PATH = '/me/profile_image';

/** The limit that the widget states. */
const LIMIT_BYTES = 10_000_000;
/** Overhead of the form around the picture. */
const FORM_BYTES = 16 * 1024;

const TOO_LARGE = 'File size exceeds the maximum limit of 10MB. Please choose a smaller file.';
const WRONG_TYPE = 'File type not supported. Please upload a JPG, PNG, GIF, or WEBP image.';

const UNREADABLE = 'This picture is damaged or holds more than a picture. Please choose another one.';

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** Returns the type by the file's first bytes; the browser's label is not trusted. */
function imageTypeOf(bytes: Uint8Array): string | null {
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  return /^GIF8[79]a$/.test(ascii(bytes, 0, 6)) ? 'image/gif' : null;
}

const unreadable = () =>
  new ClerkError({ status: 400, code: 'request_body_invalid', message: 'The request holds no file.' });

function fileOf(body: Uint8Array<ArrayBuffer>, contentType: string): Uint8Array<ArrayBuffer> {
  // The SDK sends a picture held as text unchanged: base64, with or without a data URL prefix.
  if (!contentType.startsWith('multipart/')) {
    const text = Buffer.from(body).toString('latin1');
    const head = text.startsWith('data:') ? text.indexOf(',') + 1 : 0;
    return new Uint8Array(Buffer.from(text.slice(head), 'base64'));
  }
  const file = firstFileOf(body, contentType);
  if (!file) throw unreadable();
  return file.bytes;
}

/** Returns the picture of a call. Throws 413 or 422 when it is too large, 400 when there is none. */
async function readPicture(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  const body = await readLimited(request, Math.ceil((LIMIT_BYTES * 4) / 3) + FORM_BYTES);
  if (!body) throw new ClerkError({ status: 413, code: 'avatar_file_size_exceeded', message: TOO_LARGE });
  if (body.byteLength === 0) throw unreadable();
  const file = fileOf(body, request.headers.get('content-type') ?? '');
  if (file.byteLength > LIMIT_BYTES) throw badField('avatar_file_size_exceeded', 'file', TOO_LARGE);
  return file;
}

/** Keeps the image data only, without metadata on where and with what device it was taken. */
async function keptOf(core: Exchange['core'], file: Uint8Array<ArrayBuffer>, type: string): Promise<Uint8Array> {
  const judgement = await core.inspectFile(file, type);
  if (judgement === 'busy') {
    throw new ClerkError({ status: 503, code: 'service_unavailable', message: 'Please try again in a moment.' });
  }
  if (judgement.refused === null) return judgement.kept;
  throw badField('avatar_file_type_invalid', 'file', UNREADABLE);
}

async function setImage(exchange: Exchange) {
  const { core, request } = exchange;
  const { user } = await myActiveSession(exchange);
  const now = core.now();
  await countUse(core.sql, 'picture', user.id, core.limits.picturesPerUser, now);
  const file = await readPicture(request);
  const type = imageTypeOf(file);
  if (!type) throw badField('avatar_file_type_invalid', 'file', WRONG_TYPE);
  const kept = await keptOf(core, file, type);
  const id = newId('img');
  await core.sql.begin(async (tx) => {
    await tx`delete from identity.profile_images where user_id = ${user.id}`;
    await tx`insert into identity.profile_images (id, user_id, content, content_type, created_at)
      values (${id}, ${user.id}, ${Buffer.from(kept)}, ${type}, ${now})`;
    await updateUser(tx, user.id, { image_id: id }, now);
  });
  return { object: 'image', id, name: null, public_url: imageUrl(id, core.origin) };
}

async function removeImage(exchange: Exchange) {
  const { core } = exchange;
  const { user } = await myActiveSession(exchange);
  await core.sql.begin(async (tx) => {
    await tx`delete from identity.profile_images where user_id = ${user.id}`;
    await updateUser(tx, user.id, { image_id: null }, core.now());
  });
  return { object: 'image', id: user.image_id, deleted: true };
}

/**
 * Serves a picture by its unguessable name, always with an image type, whatever its content.
 * @throws 404
 */
export async function imageResponse(sql: Exchange['core']['sql'], id: string): Promise<Response> {
  const [image] = await sql<{ content: Uint8Array<ArrayBuffer>; content_type: string }[]>`
    select content, content_type from identity.profile_images where id = ${id}`;
  if (!image) throw notFound('Image');
  return new Response(image.content, {
    headers: {
      'content-type': image.content_type,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    },
  });
}

export const IMAGE_ROUTES: readonly Route<Exchange>[] = [
  { method: 'POST', pattern: IMAGE_PATH, handle: setImage },
  { method: 'DELETE', pattern: IMAGE_PATH, handle: removeImage },
];
