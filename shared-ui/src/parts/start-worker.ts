/**
 * Browsers do not check the integrity of a worker's file. Its text is part of a file whose hash is checked, so it cannot be
 * replaced.
 * @param source text of an ECMAScript module
 */
export function startWorker(source: string): Worker {
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  try {
    return new Worker(address, { type: 'module' });
  } finally {
    // Making the worker starts its fetch, so the URL can be revoked at once.
    URL.revokeObjectURL(address);
  }
}
