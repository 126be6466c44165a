import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRsbuild } from '@rsbuild/core';

/**
 * Starts the development server of each application, all in this one process.
 * @param {string} workspace
 * @param {string[]} folders
 * @returns {Promise<() => Promise<void>>} stops them
 */
export async function startDevServers(workspace, folders) {
  process.env.NODE_ENV = 'development';
  const servers = await Promise.all(
    folders.map(async (folder) => {
      const cwd = path.join(workspace, folder);
      const { default: config } = await import(pathToFileURL(path.join(cwd, 'rsbuild.config.mjs')).href);
      const rsbuild = await createRsbuild({ cwd, config: { ...config, logLevel: 'warn' } });
      const { server } = await rsbuild.startDevServer();
      return server;
    }),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.close()));
  };
}
