import { type Environment, isEnvironment } from './environment';
import { isRegistry, type Registry } from './remotes/registry';

/** What the compose step writes into the page as a data block, so that nothing has to be asked for at start. */
export interface BootData {
  environment?: Environment;
  registry?: Registry;
}

/** Reads the data block; parts that are missing or misshapen are left out and fetched when needed. */
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
