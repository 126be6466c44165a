import { execFile } from 'node:child_process';
import { createHash, timingSafeEqual } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { derOf, issueCertificate, newKeys } from '../../functions/papers/sign/certificates.ts';

const run = promisify(execFile);
type Asked = Record<string, unknown>;
type Said = [status: number, body: object];

/** A provider of advanced signatures that speaks the API of the Cloud Signature Consortium, version 2, with keys of its own. */
export interface CscProvider {
  url: string;
  token: string;
  pin: string;
  root: Uint8Array<ArrayBuffer>;
  /** What it was asked, in order. */
  asked: string[];
  /** It answers nobody from now on. */
  goAway(): void;
  close(): Promise<void>;
}

const bodyOf = async (request: IncomingMessage): Promise<Asked> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString()) as Asked;
};
const wrong = (error: string): Said => [400, { error, error_description: error }];
const ECDSA_SHA256 = '1.2.840.10045.4.3.2';
const SHA256 = '2.16.840.1.101.3.4.2.1';

/** Makes its certificates: a root, and one for the practitioner with that council number. */
async function makeCertificates(name: string) {
  const from = new Date('2026-01-01');
  const [rootKeys, keys] = [await newKeys(), await newKeys()];
  const of = { organisation: 'A Provider' };
  const root = await issueCertificate({ ...of, name: 'A Provider, root' }, 'root', rootKeys, null, from);
  const by = { certificate: root, key: rootKeys.privateKey };
  const person = await issueCertificate({ ...of, name }, 'person', keys, by, from);
  const pkcs8 = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64');
  return { root: derOf(root), chain: [derOf(person), derOf(root)], pem: toPem('PRIVATE KEY', pkcs8) };
}
const toPem = (kind: string, base64: string) =>
  `-----BEGIN ${kind}-----\n${(base64.match(/.{1,64}/g) ?? []).join('\n')}\n-----END ${kind}-----\n`;

/** Starts it. The authorization of a signature (SAD) is for one hash and one use. */
export async function startCscProvider(userID: string): Promise<CscProvider> {
  const folder = await mkdtemp(join(tmpdir(), 'csc-'));
  const { root, chain, pem } = await makeCertificates('Naledi Mokoena');
  await writeFile(join(folder, 'key.pem'), pem, { mode: 0o600 });
  const [token, pin] = ['a-token', '123456'];
  const allowed = new Map<string, string>();
  const asked: string[] = [];
  let isAway = false;

  const sign = async (hash: string): Promise<string> => {
    const [input, output] = [join(folder, 'hash'), join(folder, 'signature')];
    await writeFile(input, Buffer.from(hash, 'base64'));
    const how = ['-inkey', join(folder, 'key.pem'), '-in', input, '-out', output, '-pkeyopt', 'digest:sha256'];
    await run('openssl', ['pkeyutl', '-sign', ...how]);
    return (await readFile(output)).toString('base64');
  };
  const ways: Record<string, (body: Asked) => Said | Promise<Said>> = {
    'credentials/list': (body) => [200, { credentialIDs: body.userID === userID ? ['credential-1'] : [] }],
    'credentials/info': (body) =>
      body.credentialID === 'credential-1' && body.certificates === 'chain'
        ? [
            200,
            {
              key: { status: 'enabled', algo: [ECDSA_SHA256], len: 256, curve: '1.2.840.10045.3.1.7' },
              cert: { status: 'valid', certificates: chain.map((der) => Buffer.from(der).toString('base64')) },
              auth: { mode: 'explicit' },
              SCAL: '2',
              multisign: 1,
            },
          ]
        : wrong('invalid_request'),
    'credentials/authorize': (body) => {
      const [given] = (body.authData ?? []) as { id: string; value: string }[];
      const [hash] = (body.hashes ?? []) as string[];
      if (body.numSignatures !== 1 || body.hashAlgorithmOID !== SHA256 || hash === undefined) {
        return wrong('invalid_request');
      }
      if (given?.id !== 'PIN' || given.value !== pin) return wrong('invalid_pin');
      const SAD = createHash('sha256').update(`${hash}${allowed.size}`).digest('base64');
      allowed.set(SAD, hash);
      return [200, { SAD, expiresIn: 60 }];
    },
    'signatures/signHash': async (body) => {
      const [hash = ''] = (body.hashes ?? []) as string[];
      if (allowed.get(String(body.SAD)) !== hash || body.signAlgo !== ECDSA_SHA256) return wrong('invalid_request');
      allowed.delete(String(body.SAD));
      return [200, { signatures: [await sign(hash)] }];
    },
  };
  const isAllowed = (given = '') => {
    const [one, other] = [Buffer.from(given), Buffer.from(`Bearer ${token}`)];
    return one.length === other.length && timingSafeEqual(one, other);
  };
  const server: Server = createServer((request, response) => {
    const answer = async (): Promise<Said> => {
      const path = (request.url ?? '').replace(/^\/csc\/v2\//, '');
      asked.push(path);
      const body = await bodyOf(request);
      if (!isAllowed(request.headers.authorization)) return [401, { error: 'invalid_token' }];
      return (await ways[path]?.(body)) ?? [404, {}];
    };
    if (isAway) {
      request.destroy();
      return;
    }
    void answer().then(
      ([status, body]) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(body));
      },
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/csc/v2`,
    ...{ token, pin, root, asked },
    goAway: () => {
      isAway = true;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => {
        server.close(done);
      });
      await rm(folder, { recursive: true, force: true });
    },
  };
}
