import { parentPort, workerData } from 'node:worker_threads';
import { judgeUpload } from './judge-upload';

/** The script of a worker thread that inspects one file. */
const { bytes, claimed } = workerData as { bytes: Uint8Array<ArrayBuffer>; claimed: string };
parentPort?.postMessage(await judgeUpload(bytes, claimed));
