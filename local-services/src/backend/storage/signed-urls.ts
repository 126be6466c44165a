import { createHash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { ObjectAddress } from './object-name';

/** In seconds. Links to medical files live no longer than it takes to follow them. */
export const maxSignedSeconds = 60;

/** Signs and checks links to one object. */
export interface LinkSigner {
  /** The path below /storage/v1. */
  sign(address: ObjectAddress, seconds: number): Promise<string>;
  verify(token: string, address: ObjectAddress): Promise<boolean>;
}

const textOf = ({ bucket, name }: ObjectAddress) => `${bucket}/${name}`;

/** The key is derived, so that a link's token is never valid as an access token, nor the other way round. */
export function createLinkSigner(jwtSecret: string): LinkSigner {
  const key = createHash('sha256').update(`storage links:${jwtSecret}`).digest();
  return {
    sign: async (address, seconds) => {
      const token = await new SignJWT({ url: textOf(address) })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
        .sign(key);
      // Not encoded, because storage-js encodes it.
      return `/object/sign/${textOf(address)}?token=${token}`;
    },
    verify: async (token, address) => {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'] });
        return payload.url === textOf(address);
      } catch {
        return false;
      }
    },
  };
}
