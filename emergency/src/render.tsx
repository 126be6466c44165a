import { purposeOf, rowOf } from '@telehealth/contracts/routes';
import { BRAND_NAME } from '@telehealth/contracts/settings';
import { renderToStaticMarkup } from 'react-dom/server';
import { EmergencyPage } from './page/emergency-page';

/** A script of the page; the browser checks its content against `integrity`. */
interface ScriptFile {
  url: string;
  integrity: string;
}

export interface DocumentParts {
  /** The style sheet, inlined into the page. */
  style: string;
  script: ScriptFile;
  theme: ScriptFile;
  faviconUrl: string;
  manifestUrl: string;
  /** The backend with the operators' corrections; an empty url is the page's own origin. */
  backend: { url: string; key: string };
  /** Hash of all content of the page; the worker distinguishes versions by it. */
  version: string;
}

/** Renders the emergency page's whole document. The renderer escapes all text; there is no inline script. */
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
