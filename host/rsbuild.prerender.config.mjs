import { createPrerenderConfig } from '@telehealth/federation/create-host-config.mjs';

export default createPrerenderConfig();
