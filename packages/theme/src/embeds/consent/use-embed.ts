import { useTheme } from '../../hooks/use-theme.ts';
import { embedPolicy } from '../options.ts';

/** What an island needs to ask for a reader's consent: plain data. */
export interface EmbedSettings {
  /** The host as readers know it. */
  host: string;
  load: 'click' | 'visible';
  remember: boolean;
  texts: { load: string; always: string; open: string; newWindow: string };
}

/** The site's policy and words for something at `src`; `load` of the author goes before the site's. Static components only. */
export function useEmbed({
  src,
  page = src,
  load,
}: {
  src: string;
  page?: string;
  load?: EmbedSettings['load'];
}): EmbedSettings {
  const { embeds, text } = useTheme();
  const { hostname, host } = new URL(src);
  const policy = embedPolicy(embeds, hostname);
  const say = (words: string, of: string) => words.replace('{host}', shortHost(of));
  return {
    host: shortHost(host),
    load: load ?? policy.load,
    remember: policy.remember,
    texts: {
      load: say(text.embedLoadText, host),
      always: say(text.embedAlwaysText, host),
      open: say(text.embedOpenText, new URL(page).host),
      newWindow: text.openNewWindowText,
    },
  };
}

const shortHost = (host: string) => host.replace(/^www\./, '');
