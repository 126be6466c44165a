import type { TransactionSql } from 'postgres';
import type { Released } from './released.mjs';

export type Promises = Record<string, Record<string, unknown>>;
export function readPromises(tx: TransactionSql): Promise<Promises>;
export function unannounced(released: Released | undefined, promises: Promises): string[];
