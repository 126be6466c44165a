import type { MessageId } from '../messages/catalogue';
import type { DocumentFileType } from './chart';

/** A file for a visit that is being booked, as the server keeps it. */
export interface VisitFile {
  id: string;
  name: string;
  type: DocumentFileType;
  /** In bytes. */
  size: number;
  /** `awaiting_file`: announced, not arrived. `stored`: arrived and inspected. */
  state: 'awaiting_file' | 'stored' | 'refused';
  /** Why it was not kept. */
  reason: MessageId | null;
}

/** One file on the page of a visit. */
export interface FileOfVisit {
  id: string;
  /** Null for everybody but its owner. */
  title: string | null;
  type: DocumentFileType;
  /** In bytes. */
  size: number;
  /** Counts changes of what is said of it. */
  version: number;
  mayOpen: boolean;
}
