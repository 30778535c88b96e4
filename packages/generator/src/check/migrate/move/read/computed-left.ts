import type { Left } from '../old-site.ts';
import type { ComputedValue } from './module-reader.ts';

/** A value that only running the config would give. */
export const computedLeft = ({ path, file, line, source }: ComputedValue): Left => ({
  // A lock that cannot be read would leave its pages open.
  severity: /(?:^|\.)(?:encrypt|password)/.test(path) ? 'error' : 'warning',
  what: `The config computes ${path || file}: ${source}`,
  todo: 'Write its value in bifolio.config.ts if the site needs it.',
  file,
  line,
});
