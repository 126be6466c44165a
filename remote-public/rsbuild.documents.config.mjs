import { createDocumentsConfig } from '@telehealth/federation/create-rsbuild-config.mjs';

export default createDocumentsConfig('public');
