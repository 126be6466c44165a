import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  calculateJwkThumbprint,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importPKCS8,
  type JWTPayload,
  SignJWT,
} from 'jose';

/** Reads the file, or creates it with access for the owner only; never overwrites an existing one. */
async function readOrCreate(file: string, create: () => Promise<string>): Promise<string> {
  const known = await readFile(file, 'utf8').catch(() => null);
  if (known !== null) return known;
  await writeFile(file, await create(), { mode: 0o600, flag: 'wx' }).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'EEXIST') throw cause;
  });
  return readFile(file, 'utf8');
}

export interface PublicJwk {
  kty: string;
  n: string;
  e: string;
  kid: string;
  use: 'sig';
  alg: 'RS256';
}

export interface Signer {
  jwks: { keys: PublicJwk[] };
  /** Signs a compact RS256 token; the caller sets `iat`, `exp` and the like. */
  sign(claims: JWTPayload, header?: Record<string, unknown>): Promise<string>;
}

export interface StateSecrets {
  signer: Signer;
  /** Bearer secret of the Backend API. */
  backendSecretKey: string;
  /** Key for the hashes of emailed codes. */
  codePepper: string;
  /** Encryption key for secrets of authenticator apps: if it is lost, apps must be set up again. */
  factorKey: string;
}

async function createSigningKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  return exportPKCS8(privateKey);
}

async function loadSigner(file: string): Promise<Signer> {
  const key = await importPKCS8(await readOrCreate(file, createSigningKey), 'RS256', { extractable: true });
  const { kty, n, e } = await exportJWK(key);
  if (!kty || !n || !e) throw new Error('The signing key is not an RSA key.');
  const kid = `ins_${(await calculateJwkThumbprint({ kty, n, e })).slice(0, 27)}`;
  return {
    jwks: { keys: [{ kty, n, e, kid, use: 'sig', alg: 'RS256' }] },
    sign: (claims, header = {}) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid, ...header }).sign(key),
  };
}

/** Loads the keys from the state folder, creating missing ones. Delete the folder to change them all. */
export async function loadStateSecrets(stateDir: string): Promise<StateSecrets> {
  await mkdir(stateDir, { recursive: true, mode: 0o700 });
  const random = async () => randomBytes(32).toString('hex');
  return {
    signer: await loadSigner(join(stateDir, 'identity-signing-key.pem')),
    backendSecretKey: await readOrCreate(
      join(stateDir, 'identity-backend-secret'),
      async () => `sk_live_${await random()}`,
    ),
    codePepper: await readOrCreate(join(stateDir, 'identity-code-pepper'), random),
    factorKey: await readOrCreate(join(stateDir, 'identity-factor-key'), random),
  };
}
