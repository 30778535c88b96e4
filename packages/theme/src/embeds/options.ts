import { z } from 'zod';

const load = z.enum(['click', 'visible']);

/** Options of frames that show something of another host, such as a video. */
export const embedsOptions = {
  /** When content of other hosts loads. @default { load: 'click', remember: true } */
  embeds: z
    .strictObject({
      /** When it loads: on a click of the reader, or when scrolled into view. @default 'click' */
      load: load.default('click'),
      /** Offer "Always load from …", stored in the browser. @default true */
      remember: z.boolean().default(true),
      /** Both options for one host and its subdomains. @default {} */
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
