import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as it arrived: envelope and source text. */
export interface ArrivedMail {
  from: string;
  to: string[];
  source: string;
}

/** A real SMTP server on loopback. */
export interface MailServer {
  port: number;
  mails: ArrivedMail[];
  close(): Promise<void>;
}

/** What a test may change about it. */
export interface MailServerOptions extends SMTPServerOptions {
  /** Asks for a login: `mailer`/`secret`. */
  login?: boolean;
  /** Takes every mail and hangs up instead of saying so. */
  hangsUp?: boolean;
}

/** Starts it. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const { login = false, hangsUp = false, ...more } = options;
  const mails: ArrivedMail[] = [];
  const server = new SMTPServer({
    authOptional: !login,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      username === 'mailer' && password === 'secret' ? done(null, { user: 'mailer' }) : done(answer(535, 'No')),
    onData: (stream, { envelope }, done) => {
      let source = '';
      stream.on('data', (chunk) => (source += chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
        if (hangsUp) for (const { _socket } of server.connections) _socket.destroy();
        else done();
      });
    },
    ...more,
  });
  // A connection that a test cuts is no failure of the server.
  server.on('error', () => {});
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => resolve((listening.address() as AddressInfo).port));
  });
  return { port, mails, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** An answer of the server with this code. */
export const answer = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

/** A request that reached the HTTP provider. */
export interface SentRequest {
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

/** A little HTTP server that answers as the provider is documented to. */
export interface MailProviderServer {
  url: string;
  requests: SentRequest[];
  /** What it does with the next requests; accepts them by default. */
  behave(how: (response: ServerResponse) => void): void;
  close(): Promise<void>;
}

export const json =
  (status: number, body: object, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

export const accepts = json(200, { id: '49a3999c-0ce1-4ea6-ab68-afcd6dc2e794' });

export async function startMailProvider(): Promise<MailProviderServer> {
  const requests: SentRequest[] = [];
  let act: (response: ServerResponse) => void = accepts;
  const server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += chunk));
    request.on('end', () => {
      const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
      const body: Record<string, unknown> = isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text);
      requests.push({ headers: request.headers, body });
      act(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    behave: (how) => {
      act = how;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
