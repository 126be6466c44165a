import { createHostConfig } from '@telehealth/federation/create-rsbuild-config.mjs';

export default createHostConfig();
