import { randomUUID } from 'node:crypto';
import { z } from 'zod';

const changeRequest = z.looseObject({
  event: z.string().default('*'),
  schema: z.string().default('public'),
  table: z.string().optional(),
  filter: z.string().optional(),
});

/** One `postgres_changes` subscription of a channel; sent back as received plus its id. */
export type ChangeSubscription = z.infer<typeof changeRequest> & { id: number };

const joinPayload = z.object({
  config: z
    .object({
      private: z.boolean().default(false),
      broadcast: z.object({ self: z.boolean().default(false), ack: z.boolean().default(false) }).prefault({}),
      presence: z.object({ key: z.string().max(128).default(''), enabled: z.boolean().default(true) }).prefault({}),
      postgres_changes: z.array(changeRequest).max(50).nullish(),
    })
    .prefault({}),
  access_token: z.string().nullish(),
});

let lastId = 0;

export interface JoinConfig {
  isPrivate: boolean;
  echo: boolean;
  acknowledge: boolean;
  presenceKey: string;
  presenceOn: boolean;
  changes: ChangeSubscription[];
  accessToken: string | null;
}

/** Parses the payload of `phx_join`. Returns null when it is malformed. */
export function parseJoin(payload: Record<string, unknown>): JoinConfig | null {
  const { data } = joinPayload.safeParse(payload);
  if (!data) return null;
  const { config } = data;
  return {
    isPrivate: config.private,
    echo: config.broadcast.self,
    acknowledge: config.broadcast.ack,
    presenceKey: config.presence.key || randomUUID(),
    presenceOn: config.presence.enabled,
    changes: (config.postgres_changes ?? []).map((change) => {
      lastId += 1;
      return { ...change, id: lastId };
    }),
    accessToken: data.access_token ?? null,
  };
}
