// The one door to pdfjs-dist. It is large (530 kB packed, with its worker): load it when somebody asks to see a file.
import { GlobalWorkerOptions, getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerSource from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?raw';
import { startWorker } from '../parts/start-worker';
import { type PdfNode, readPage } from './pdf-text';

/** What is being drawn. */
export interface Drawing {
  /** Rejects where the page cannot be drawn, and after `stop`. */
  done: Promise<void>;
  stop: () => void;
}

export interface OpenedPdf {
  pages: number;
  /**
   * Draws a page with its white ground.
   * @param nr from 1
   * @param wide device pixels
   */
  draw: (nr: number, canvas: HTMLCanvasElement, wide: number) => Drawing;
  /** The words of a page in the order of its tags. */
  read: (nr: number) => Promise<readonly PdfNode[]>;
  close: () => void;
}

/**
 * Opens a PDF from its own bytes, in a worker, without evaluating text as code.
 * @throws what pdf.js finds wrong with the file; an error event where the worker does not start
 */
export async function openPdf(file: Blob): Promise<OpenedPdf> {
  const port = startWorker(workerSource);
  try {
    const hasNoWorker = new Promise<never>((_, reject) => port.addEventListener('error', reject));
    const data = new Uint8Array(await file.arrayBuffer());
    // Read by `getDocument` at once: each file has a worker of its own.
    GlobalWorkerOptions.workerPort = port;
    // Half a paper is none: what cannot be read fails as a whole. WebAssembly would need a wider policy, and decodes pictures only.
    const asked = {
      data,
      isEvalSupported: false,
      useWasm: false,
      stopAtErrors: true,
      enableXfa: false,
      verbosity: VerbosityLevel.ERRORS,
    };
    const opening = getDocument(asked);
    const pdf = await Promise.race([opening.promise, hasNoWorker]);
    return {
      pages: pdf.numPages,
      draw: (nr, canvas, wide) => {
        let task: { cancel: () => void } | null = null;
        let isStopped = false;
        const done = pdf.getPage(nr).then((page) => {
          if (isStopped) throw new DOMException('stopped', 'AbortError');
          const { width } = page.getViewport({ scale: 1 });
          const viewport = page.getViewport({ scale: wide / width });
          canvas.width = Math.round(viewport.width);
          canvas.height = Math.round(viewport.height);
          const rendering = page.render({ canvas, viewport });
          task = rendering;
          return rendering.promise;
        });
        return {
          done,
          stop: () => {
            isStopped = true;
            task?.cancel();
          },
        };
      },
      read: async (nr) => {
        const page = await pdf.getPage(nr);
        const [tree, { items }] = await Promise.all([
          page.getStructTree(),
          page.getTextContent({ includeMarkedContent: true }),
        ]);
        return readPage(tree, items);
      },
      close: () => {
        // It waits for a worker that is gone; nobody waits for it.
        void opening.destroy().catch(() => undefined);
        port.terminate();
      },
    };
  } catch (error) {
    port.terminate();
    throw error;
  }
}
