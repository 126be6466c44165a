import { type Environment, isEnvironment } from './environment';
import { isRegistry, type Registry } from './remotes/registry';

/** Data blocks of the page, so that the start needs no request: its own, and the registry that its server puts in. */
export interface BootData {
  environment?: Environment;
  registry?: Registry;
}

/** Reads the data blocks; missing or invalid parts are left out and fetched when needed. */
export function readBootData(doc: Document = document): BootData {
  const { environment } = (readBlock(doc, 'boot') ?? {}) as Record<string, unknown>;
  // A server that puts nothing in leaves its instruction there, which is no JSON.
  const registry = readBlock(doc, 'registry');
  return {
    ...(isEnvironment(environment) ? { environment } : {}),
    ...(isRegistry(registry) ? { registry } : {}),
  };
}

function readBlock(doc: Document, id: string): unknown {
  try {
    return JSON.parse(doc.getElementById(id)?.textContent ?? 'null');
  } catch {
    return null;
  }
}
