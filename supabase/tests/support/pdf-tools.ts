import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Programs of others that read a PDF (Debian: poppler-utils, qpdf). A machine without them skips, and says so. */
const TOOLS = ['pdfsig', 'pdftotext', 'qpdf'] as const;
type Tool = (typeof TOOLS)[number];

const isThere = (tool: Tool): boolean => {
  try {
    execFileSync(tool, [tool === 'qpdf' ? '--version' : '-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
export const missingTools: readonly Tool[] = TOOLS.filter((tool) => !isThere(tool));

/** What a tool says of these bytes, on both its outputs. Its exit code is not asked: pdfsig ends with 0 for a bad file, too. */
export async function askTool(tool: Tool, args: readonly string[], pdf: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sawubona-pdf-'));
  const file = join(folder, 'paper.pdf');
  try {
    await writeFile(file, pdf);
    return await new Promise((resolve) => {
      const rest = tool === 'pdftotext' ? [file, '-'] : [file];
      execFile(tool, [...args, ...rest], { encoding: 'utf8' }, (_, out, err) => resolve(out + err));
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
