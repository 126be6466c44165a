import { parentPort, workerData } from 'node:worker_threads';
import { judgeUpload } from './judge-upload';

/** The program of one thread, which judges one file. */
const { bytes, claimed } = workerData as { bytes: Uint8Array<ArrayBuffer>; claimed: string };
parentPort?.postMessage(await judgeUpload(bytes, claimed));
