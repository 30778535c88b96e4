import { z } from 'zod';

const load = z.enum(['click', 'visible']);

/** Options of frames that show something of another host, such as a video. */
export const embedsOptions = {
  /** When frames of other hosts are loaded. @default { load: 'click', remember: true } */
  embeds: z
    .strictObject({
      /** `'click'` waits until the reader agrees, `'visible'` loads what comes into view. @default 'click' */
      load: load.default('click'),
      /** Offer readers to load everything of a host from now on; their browser remembers it. @default true */
      remember: z.boolean().default(true),
      /** The same for one host and its subdomains: `{ 'youtube.com': { load: 'visible' } }`. @default {} */
      hosts: z
        .record(
          z.string(),
          z.strictObject({
            /** When frames of this host are loaded. @default as for all */
            load: load.optional(),
            /** Offer "Always load from …". @default as for all hosts */
            remember: z.boolean().optional(),
          }),
        )
        .default({}),
    })
    .prefault({}),
};

export type EmbedsOptions = z.output<typeof embedsOptions.embeds>;

/** What holds for the embeds of one host. */
export type EmbedPolicy = Pick<EmbedsOptions, 'load' | 'remember'>;

/** The policy for a host: its own, that of the domain it belongs to, or the site's. */
export function embedPolicy({ hosts, load, remember }: EmbedsOptions, host: string): EmbedPolicy {
  const domains = host.split('.').map((_, index, parts) => parts.slice(index).join('.'));
  const own = domains.map((domain) => hosts[domain]).find(Boolean);
  return { load: own?.load ?? load, remember: own?.remember ?? remember };
}
