// The least that answers over HTTP, in a process of its own: tells its port on standard output.
import { createServer } from 'node:http';

const server = createServer((request, response) => {
  request.resume().on('end', () => response.end('[]'));
}).listen(0, '127.0.0.1', () => console.log(server.address().port));
