import { hostedAnchorOptions } from '../_shared/anchors/hosted.ts';
import { withReadiness } from '../_shared/readiness.ts';
import { serve } from '../_shared/serve.ts';
import { createAnchorsWorker } from './handler.ts';

const options = await hostedAnchorOptions();
const { store, signer } = options.anchoring;
serve(
  withReadiness(options.secretKey, { anchors: store.kind, publicKey: signer.publicKey }, createAnchorsWorker(options)),
);
