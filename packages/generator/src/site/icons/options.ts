import { z } from 'zod';

const host = z.string().refine(isHost, { error: 'a URL such as "https://icons.example.org"' });

/** Where icons come from: `icons` in the config. */
export const iconOptions = z.strictObject({
  /** Hosts that browsers request icons that aren't installed from, in order. @default ['https://api.iconify.design', 'https://api.simplesvg.com', 'https://api.unisvg.com'] */
  service: z
    .union([z.literal(false), z.array(host)])
    .default(['https://api.iconify.design', 'https://api.simplesvg.com', 'https://api.unisvg.com'])
    .transform((hosts) => hosts && hosts.length > 0 && hosts.map(withoutSlash)),
});

const withoutSlash = (host: string) => host.replace(/\/+$/, '');

function isHost(text: string): boolean {
  const url = URL.parse(text);
  return Boolean(url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username);
}
