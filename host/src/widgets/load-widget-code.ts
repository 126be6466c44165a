import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import { loadScript } from '../clerk/clerk';
import type { WidgetConstructor } from './lazy-widgets';

interface WidgetGlobals {
  /** React for the widgets; the names are Clerk's (`@clerk/ui/register`). */
  __clerkSharedModules?: Record<string, unknown>;
  __internal_ClerkUICtor?: WidgetConstructor;
}
const globals = globalThis as WidgetGlobals;

/** Loads the widgets' script. @throws Error if it does not load, or is not the one of the build */
export async function loadWidgetCode(): Promise<WidgetConstructor> {
  globals.__clerkSharedModules ??= {
    react: React,
    'react/jsx-runtime': jsxRuntime,
    'react-dom': ReactDom,
    'react-dom/client': ReactDomClient,
  };
  await loadScript('widgets');
  const Code = globals.__internal_ClerkUICtor;
  if (Code === undefined) throw new Error("The widgets' script left no widgets");
  return Code;
}
