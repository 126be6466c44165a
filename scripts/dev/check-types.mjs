import { spawn } from 'node:child_process';
import path from 'node:path';

/**
 * Checks the types of packages one after the other and prints errors with the package's name. The compiler takes a fraction of a
 * second, so it is restarted instead of keeping one watcher per package in memory.
 */
export function createTypeChecker(root) {
  const compiler = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  let waiting = [];
  const broken = new Set();
  let isRunning = false;

  const check = (folder) =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, [compiler, '-b', '--pretty', 'false', folder], { cwd: root });
      let output = '';
      child.stdout.on('data', (text) => (output += text));
      child.stderr.on('data', (text) => (output += text));
      child.on('close', (code) => resolve({ isFine: code === 0, output: output.trim() }));
      child.on('error', () => resolve({ isFine: true, output: '' }));
    });

  async function run() {
    if (isRunning) return;
    isRunning = true;
    for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
      const { isFine, output } = await check(folder);
      if (isFine && broken.delete(folder)) console.log(`[${folder}] types are fine again`);
      if (isFine) continue;
      broken.add(folder);
      for (const line of output.split('\n')) console.log(`[${folder}] ${line}`);
    }
    isRunning = false;
  }

  return (folders) => {
    // The last edited package is checked first.
    waiting = [...new Set([...folders, ...waiting])];
    void run();
  };
}
