import { hostedProject, required } from '../hosted-project.ts';
import { report } from '../report.ts';
import { createBucketStore } from './bucket-store.ts';
import { createSigner, isWholeNumber } from './entry.ts';

declare const Deno: { env: { get(name: string): string | undefined } };

/** What anchors-worker runs with on a hosted project, from its environment. See docs/production.md. */
export async function hostedAnchorOptions() {
  const project = hostedProject();
  const store = createBucketStore(
    {
      url: required('ANCHOR_BUCKET_URL').replace(/\/$/, ''),
      region: required('ANCHOR_BUCKET_REGION'),
      accessKeyId: required('ANCHOR_BUCKET_KEY_ID'),
      secretAccessKey: required('ANCHOR_BUCKET_SECRET'),
      retentionDays: Number(Deno.env.get('ANCHOR_RETENTION_DAYS') ?? 3_650),
    },
    isWholeNumber,
  );
  return { ...project, report, anchoring: { store, signer: await createSigner(required('ANCHOR_SIGNING_KEY')) } };
}
