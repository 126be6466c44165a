import type { Frame } from '@telehealth/contracts/routes';
import type { ComponentType, ReactNode } from 'react';
import { AuthFrame } from './auth-frame';
import { SiteFrame, TaskFrame } from './site-frame';
import { VisitFrame, WorkspaceFrame } from './workspace-frame';

export const FRAMES: Readonly<Record<Frame, ComponentType<{ children: ReactNode }>>> = {
  site: SiteFrame,
  task: TaskFrame,
  auth: AuthFrame,
  workspace: WorkspaceFrame,
  visit: VisitFrame,
};
