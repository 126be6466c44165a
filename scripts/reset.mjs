// npm run reset: deletes the local database, files and keys without asking; hosted data is never touched.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './setup/run.mjs';

const { resetLocalState, settingsFrom } = await import(
  pathToFileURL(join(ROOT, 'local-services/dist/main.mjs')).href
).catch(() => ({}));
if (resetLocalState) await resetLocalState(settingsFrom(process.env));
rmSync(join(ROOT, '.local'), { recursive: true, force: true });
console.log('Local data is gone. The next npm start makes the demo data anew.');
