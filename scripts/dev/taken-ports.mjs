import { createServer } from 'node:net';

const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/** Returns the ports that are in use. */
export async function findTakenPorts(ports) {
  const free = await Promise.all(ports.map(isFree));
  return ports.filter((_, index) => !free[index]);
}
