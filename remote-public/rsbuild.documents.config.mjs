import { createDocumentsConfig } from '@telehealth/federation/create-rsbuild-config.mjs';

export default createDocumentsConfig(import.meta.dirname);
