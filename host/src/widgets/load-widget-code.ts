import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import type { Environment } from '../environment';
import type { WidgetConstructor } from './lazy-widgets';
import { scriptAddress } from './script-address';

interface WidgetGlobals {
  /** The React that the widgets draw with; the names are the provider's (`@clerk/ui/register`). */
  __clerkSharedModules?: Record<string, unknown>;
  __internal_ClerkUICtor?: WidgetConstructor;
}
const globals = globalThis as WidgetGlobals;

/** Loads the widgets' script. @throws Error when it does not arrive */
export function loadWidgetCode(settings: Environment): Promise<WidgetConstructor> {
  const src = scriptAddress('ui', settings);
  globals.__clerkSharedModules ??= {
    react: React,
    'react/jsx-runtime': jsxRuntime,
    'react-dom': ReactDom,
    'react-dom/client': ReactDomClient,
  };
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.onload = () => {
      const Code = globals.__internal_ClerkUICtor;
      if (Code === undefined) reject(new Error(`${src} is not the widgets' script`));
      else resolve(Code);
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} did not load`));
    };
    Object.assign(script, { src, async: true, crossOrigin: 'anonymous' });
    document.head.append(script);
  });
}
