import { createRemoteConfig } from '@telehealth/federation/create-rsbuild-config.mjs';

export default createRemoteConfig(import.meta.dirname);
