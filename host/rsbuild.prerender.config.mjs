import { createPrerenderConfig } from '@telehealth/federation/create-rsbuild-config.mjs';

export default createPrerenderConfig();
