import { z } from 'zod';

/** The only format that is written and read. */
export const FORMAT = 1;

/** Names of the archive's own entries: the manifest comes first, the seal (the manifest's SHA-256) last. */
export const MANIFEST = 'manifest.json';
export const SEAL = 'seal.txt';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().min(0);
const IDENTIFIER = /^[a-z_][a-z0-9_]*\.[a-z_][a-z0-9_]*$/;

/** A file of the archive. Only listed names may be written to disk. */
const file = z.strictObject({
  path: z
    .string()
    .max(99)
    .regex(/^(tables\/[a-z0-9_.]+|objects\/[0-9a-f-]{36}|keys\/[a-z0-9.-]+|anchors\/[a-z0-9.-]+)$/),
  size: count,
  sha256,
});

export const manifestSchema = z.strictObject({
  product: z.literal('sawubona'),
  format: z.literal(FORMAT),
  /** From package.json, and from git where the checkout is a repository. */
  version: z.string(),
  commit: z.string().nullable(),
  takenAt: z.iso.datetime(),
  /** The migrations of the schema: a backup can be restored only into the same schema. */
  migrations: z.array(z.strictObject({ name: z.string(), checksum: z.string() })),
  /** Each table with its columns, in the order of its file `tables/<name>`, and its number of rows. */
  tables: z.array(
    z.strictObject({ name: z.string().regex(IDENTIFIER), columns: z.array(z.string()).min(1), rows: count }),
  ),
  /** Tables restored empty: sessions and sign-ins. */
  leftOut: z.array(z.string()),
  sequences: z.array(
    z.strictObject({ name: z.string().regex(IDENTIFIER), last: z.string().regex(/^-?\d+$/), isCalled: z.boolean() }),
  ),
  files: z.array(file),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type ArchivedFile = z.infer<typeof file>;
