import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** scrypt's cost: N memory cost, block size r, parallelisation p. */
export interface ScryptCost {
  N: number;
  r: number;
  p: number;
}

/** One of OWASP's minimum settings (32 MB, three passes). */
export const DEFAULT_COST: ScryptCost = { N: 2 ** 15, r: 8, p: 3 };

const KEY_BYTES = 32;
/** Hashes run on the thread pool that file and DNS work also needs; more at once would starve those. */
const AT_ONCE = 2;

function derive(password: string, salt: Buffer, { N, r, p }: ScryptCost): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (cause, key) =>
      cause ? reject(cause) : resolve(key),
    );
  });
}

interface StoredHash {
  cost: ScryptCost;
  salt: Buffer;
  key: Buffer;
}

function parseStored(stored: string): StoredHash | null {
  const [scheme, n, r, p, salt, key] = stored.split('$');
  if (scheme !== 'scrypt' || !n || !r || !p || !salt || !key) return null;
  const cost = { N: Number(n), r: Number(r), p: Number(p) };
  return { cost, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') };
}

/** Stored for an account without a password: no text has this hash. */
export const NO_PASSWORD = 'none';

/** Hashes and checks passwords. The stored text is `scrypt$N$r$p$salt$key`, so that the cost can grow later. */
export class PasswordHasher {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  /** Checked when there is no account, so that timing does not reveal whether one exists. */
  private decoy: Promise<string> | undefined;

  constructor(private readonly cost: ScryptCost = DEFAULT_COST) {}

  async hash(password: string): Promise<string> {
    const salt = randomBytes(16);
    const key = await this.inTurn(() => derive(password, salt, this.cost));
    const { N, r, p } = this.cost;
    return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
  }

  /** With `stored` null or no password set the result is always false, after the same work. */
  async matches(password: string, stored: string | null): Promise<boolean> {
    this.decoy ??= this.hash(randomBytes(16).toString('hex'));
    const own = stored === null ? null : parseStored(stored);
    const known = own ?? parseStored(await this.decoy);
    if (!known) return false;
    const key = await this.inTurn(() => derive(password, known.salt, known.cost));
    return timingSafeEqual(key, known.key) && own !== null;
  }

  /** Whether the hash was made at another cost than today's. */
  isOutdated(stored: string): boolean {
    const { N, r, p } = this.cost;
    return !stored.startsWith(`scrypt$${N}$${r}$${p}$`);
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
