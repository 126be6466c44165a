import { BRAND_NAME, purposeOf, rowOf } from '@telehealth/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { EmergencyPage } from './page/emergency-page';

/** A script beside the page; `integrity` is its hash, by which the browser checks what arrives. */
interface ScriptFile {
  url: string;
  integrity: string;
}

/** What the compose step knows and the page needs. */
export interface DocumentParts {
  /** The style sheet, put inside of the page. */
  style: string;
  script: ScriptFile;
  theme: ScriptFile;
  faviconUrl: string;
  manifestUrl: string;
  /** Where operators' corrections of the numbers are read; an empty url is the page's own origin. */
  backend: { url: string; key: string };
  /** Hash of everything the page is made of; the worker tells versions apart by it. */
  version: string;
}

/** The whole document of the emergency page. Every word of it is escaped by the renderer; there is no inline script. */
export function renderEmergencyDocument(parts: DocumentParts): string {
  const { id, title } = rowOf('emergencyCare');
  const markup = renderToStaticMarkup(
    <html
      lang="en"
      data-role="emergency"
      data-version={parts.version}
      data-backend={parts.backend.url}
      data-key={parts.backend.key}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Never waited for: a dark page that begins light is better than none. */}
        <script src={parts.theme.url} integrity={parts.theme.integrity} async />
        <title>{`${title} · ${BRAND_NAME}`}</title>
        <meta name="description" content={purposeOf(id)} />
        <meta name="theme-color" content="#9c1118" />
        <link rel="icon" href={parts.faviconUrl} />
        <link rel="manifest" href={parts.manifestUrl} />
        <style dangerouslySetInnerHTML={{ __html: parts.style.replaceAll('</', '<\\/') }} />
        <script src={parts.script.url} integrity={parts.script.integrity} defer />
      </head>
      <body>
        <EmergencyPage />
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}
