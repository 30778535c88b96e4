import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteVersions } from '../../core/contracts/navigation.ts';

/** The versions of a site while it is written. */
export interface VersionServer {
  shown: SiteVersions;
  /** Answers a request for a file of a version; all others go on. Absent: none are served. */
  answer?(request: IncomingMessage, response: ServerResponse, next: () => void): void;
}
