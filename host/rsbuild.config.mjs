import { createHostConfig } from '@telehealth/federation/create-host-config.mjs';

export default createHostConfig();
