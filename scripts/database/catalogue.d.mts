import type { TransactionSql } from 'postgres';

export type Aspects = Record<string, string>;
export function readCatalogue(tx: TransactionSql): Promise<Map<string, Aspects>>;
