import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A small form of the compose step's output: pages with boot data, one section, and headers. */
export interface TestSite {
  folder: string;
  environment: Record<string, unknown>;
  /** `composeHeaders` of scripts/compose, so that the site gets this repository's headers. */
  headers: object;
}

const CODE = 'export const section = 1;\n';
const ENTRY = '/r/public/0123456789ab/entry.js';

/** The registry of the section, with the hash of its code. */
export const testRegistry = () => ({
  schema: 1,
  remotes: {
    public: {
      version: '0123456789ab',
      container: 'public',
      entry: ENTRY,
      integrity: `sha256-${createHash('sha256').update(CODE).digest('base64')}`,
    },
  },
});

export async function writeTestSite({ folder, environment, headers }: TestSite): Promise<void> {
  const block = (id: string, text: string) => `<script type="application/json" id="${id}">${text}</script>`;
  const boot = block('boot', JSON.stringify({ environment }));
  const registry = block('registry', '<!--#include virtual="/remotes.json" -->');
  const page = `<!doctype html>${boot}${registry}<div id="root"></div>`;
  const files: Record<string, string> = {
    'index.html': page,
    'shell.html': page,
    'remotes.json': JSON.stringify(testRegistry()),
    'headers.json': JSON.stringify(headers),
    [ENTRY]: CODE,
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}
