import type { Sql } from 'postgres';

export function buildFromSchemas(sql: Sql): Promise<void>;
export const SCHEDULER: string;
