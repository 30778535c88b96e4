import { addAPIProvider } from '@iconify/core/lib/api/config';
import { type IconifyAPIQueryParams, setAPIModule } from '@iconify/core/lib/api/modules';
import { fetchAPIModule, setFetch } from '@iconify/core/lib/api/modules/fetch';
import { sendAPIQuery } from '@iconify/core/lib/api/query';

/** A host that has not answered for so long is joined by the next one, milliseconds. */
const ROTATE_MS = 750;
/** How long is waited after that, milliseconds. */
const TIMEOUT_MS = 2000;
/** Longest address of a request, characters. */
const MAX_URL = 500;

/** What the service said to one request. */
export interface ServiceAnswer {
  /**
   * 200; 404, which ends a request; 424 without `fetch` or hosts; 400 for a request of an unknown type; 408 when no host
   * has answered in time; else what the last host said: its status, 501 for no JSON, 503 for no answer.
   */
  status: number;
  /** Names that were asked for. */
  names: readonly string[];
  /** An icon set, when the status is 200. */
  data?: unknown;
}

export interface IconService {
  /** `GET {host}/{prefix}.json?icons=a,b,c`, in several requests when the list is long. Never rejects. */
  icons(prefix: string, names: readonly string[]): Promise<readonly ServiceAnswer[]>;
  /** Any request that the library knows. Never rejects. */
  ask(query: IconifyAPIQueryParams): Promise<Omit<ServiceAnswer, 'names'>>;
}

/**
 * The icon service on some hosts. A host that fails, or is slow, leads to the next one; the last that has answered is asked
 * first from then on.
 */
export function createIconService(hosts: readonly string[]): IconService {
  // The library knows hosts by a name. Without any there is nothing under ours, and its own hosts are never asked.
  const provider = `hosts ${hosts.join(' ')}`;
  const limits = { rotate: ROTATE_MS, timeout: TIMEOUT_MS, maxURL: MAX_URL, dataAfterTimeout: false };
  addAPIProvider(provider, { resources: [...hosts], ...limits });
  setAPIModule(provider, fetchAPIModule);
  // A comma needs no escape, and only without is an address as long as the library reckons.
  setFetch(typeof fetch === 'function' ? (url: string) => fetch(url.replaceAll('%2C', ',')) : undefined);

  const ask: IconService['ask'] = (query) =>
    new Promise((resolve) => {
      sendAPIQuery(provider, query, (data?: unknown, error?: unknown) => {
        if (data !== undefined) resolve({ status: 200, data });
        else resolve({ status: typeof error === 'number' ? error : 408 });
      });
    });
  return {
    ask,
    icons(prefix, names) {
      const queries = fetchAPIModule.prepare(provider, prefix, [...names]);
      return Promise.all(queries.map(async (query) => ({ names: query.icons, ...(await ask(query)) })));
    },
  };
}
