import { BUCKET_KEYS, startFakeBucket } from '../../supabase/tests/support/bucket.ts';

/**
 * Starts a bucket on this machine. `DELIVERY_TEST_BUCKET` (`s3://…`, with `AWS_ENDPOINT_URL` and keys) names a real one in its place.
 * @returns {Promise<{ place: string, env: Record<string, string | undefined>, close(): Promise<void> }>} as of `openStore`
 */
export async function startBucket() {
  const { DELIVERY_TEST_BUCKET: real, ...env } = process.env;
  if (real) return { place: real, env, close: async () => undefined };
  const { endpoint, close } = await startFakeBucket({ name: 'site', hasLock: false });
  const { accessKeyId, secretAccessKey, region } = BUCKET_KEYS;
  const keys = { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_REGION: region };
  return { place: 's3://site', env: { ...keys, AWS_ENDPOINT_URL: endpoint }, close };
}
