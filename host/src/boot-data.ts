import { type Environment, isEnvironment } from './environment';
import { isRegistry, type Registry } from './remotes/registry';

/** Data block that the compose step writes into the page, so that the start needs no request. */
export interface BootData {
  environment?: Environment;
  registry?: Registry;
}

/** Reads the data block; missing or invalid parts are left out and fetched when needed. */
export function readBootData(doc: Document = document): BootData {
  const text = doc.getElementById('boot')?.textContent;
  if (!text) return {};
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data !== 'object' || data === null) return {};
    const { environment, registry } = data as Record<string, unknown>;
    return {
      ...(isEnvironment(environment) ? { environment } : {}),
      ...(isRegistry(registry) ? { registry } : {}),
    };
  } catch {
    return {};
  }
}
