import { hostedAnchorOptions } from '../_shared/anchors/hosted.ts';
import { withReadiness } from '../_shared/readiness.ts';
import { createAnchorsWorker } from './handler.ts';

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): void };

const options = await hostedAnchorOptions();
const { store, signer } = options.anchoring;
Deno.serve(
  withReadiness(options.secretKey, { anchors: store.kind, publicKey: signer.publicKey }, createAnchorsWorker(options)),
);
