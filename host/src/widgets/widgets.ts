// Entry module of this folder: Clerk's widgets, whose code is loaded with the first of them.

export { createLazyWidgets } from './lazy-widgets';
export { loadWidgetCode } from './load-widget-code';
export { WIDGET_APPEARANCE } from './widget-appearance';
export { isWidgetPath, widgetTarget } from './widget-paths';
export { WidgetStandIns } from './widget-stand-ins';
