import { createHash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { ObjectAddress } from './object-name';

/** Links to medical files live no longer than it takes to follow them. Seconds. */
export const maxSignedSeconds = 60;

/** Signs and checks links to one object. */
export interface LinkSigner {
  /** The path below /storage/v1. */
  sign(address: ObjectAddress, seconds: number): Promise<string>;
  verify(token: string, address: ObjectAddress): Promise<boolean>;
}

const textOf = ({ bucket, name }: ObjectAddress) => `${bucket}/${name}`;

/** The key is derived: a link's token is no access token, nor the other way round. */
export function createLinkSigner(jwtSecret: string): LinkSigner {
  const key = createHash('sha256').update(`storage links:${jwtSecret}`).digest();
  return {
    sign: async (address, seconds) => {
      const token = await new SignJWT({ url: textOf(address) })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
        .sign(key);
      // Not encoded: storage-js does that.
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
