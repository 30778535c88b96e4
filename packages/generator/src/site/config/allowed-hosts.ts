import { isIP } from 'node:net';
import type { LoadedConfig } from './load.ts';

/** The names that a server answers to beside `localhost` and addresses: what `--host` names, and what the config allows Vite. */
export function allowedHosts({ vite }: Pick<LoadedConfig, 'vite'>, host?: string): readonly string[] | true {
  const { server, preview } = vite;
  const given = [server?.allowedHosts, preview?.allowedHosts];
  if (given.includes(true)) return true;
  const named = host && !isIP(host) ? [host] : [];
  return [...named, ...given.flatMap((hosts) => (Array.isArray(hosts) ? hosts : []))];
}
