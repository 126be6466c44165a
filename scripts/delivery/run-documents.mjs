import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';

/**
 * Runs a section's file of drawn pages with the modules that the host lends.
 * @param {string | null} code null for a section that draws none
 * @param {Record<string, object>} shared by the request that the code names them with
 * @returns {Record<string, () => Promise<object>>} its pages by name
 */
export function runDocuments(code, shared, filename = 'documents.js') {
  if (code === null) return {};
  const ofNode = createRequire(import.meta.url);
  const lend = (request) => {
    if (Object.hasOwn(shared, request)) return shared[request];
    if (isBuiltin(request)) return ofNode(request);
    throw new Error(`${filename} asks for ${request}, which the host does not lend`);
  };
  const module = { exports: {} };
  compileFunction(code, ['require', 'module', 'exports'], { filename })(lend, module, module.exports);
  return module.exports.documents;
}
