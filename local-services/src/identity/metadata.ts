import { badField } from './clerk-error';
import type { Metadata } from './identity-rows';
import { isStorable } from './storable';

/** Limit for one kind of metadata as JSON text. */
export const METADATA_LIMIT_BYTES = 8 * 1024;

function isObject(value: unknown): value is Metadata {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * RFC 7396: null removes, objects merge, everything else replaces. Results are built from entries, so that the key `__proto__` is
 * an ordinary key.
 */
export function mergePatch(target: unknown, patch: Metadata): Metadata {
  const merged = new Map<string, unknown>(Object.entries(isObject(target) ? target : {}));
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) merged.delete(key);
    else merged.set(key, isObject(value) ? mergePatch(merged.get(key), value) : value);
  }
  return Object.fromEntries(merged);
}

/** Reads metadata from a form field (JSON text) or a JSON body. Throws 422 when it is not an object. */
export function readMetadata(value: unknown, param: string): Metadata {
  const parsed = typeof value === 'string' ? parseJson(value) : value;
  if (!isObject(parsed) || !isStorable(parsed)) {
    throw badField('form_param_value_invalid', param, `${param} must be a JSON object.`);
  }
  return parsed;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function checkedSize(metadata: Metadata, param: string): Metadata {
  if (Buffer.byteLength(JSON.stringify(metadata)) <= METADATA_LIMIT_BYTES) return metadata;
  throw badField(
    'form_param_max_length_exceeded',
    param,
    `${param} must be smaller than ${METADATA_LIMIT_BYTES} bytes.`,
  );
}
