import { expect, it } from 'vitest';
import { embedPolicy, embedsOptions } from './options.ts';

const policy = (options: unknown, host: string) => embedPolicy(embedsOptions.embeds.parse(options), host);

it('waits for a click and offers to remember it, unless the site says otherwise', () => {
  expect(policy(undefined, 'www.youtube.com')).toEqual({ load: 'click', remember: true });
  const options = { load: 'visible', remember: false };
  expect(policy(options, 'codepen.io')).toEqual(options);
});

it('follows what is said of a host, or of the domain it belongs to', () => {
  const options = { remember: false, hosts: { 'youtube.com': { load: 'visible' } } };
  expect(policy(options, 'www.youtube.com')).toEqual({ load: 'visible', remember: false });
  expect(policy(options, 'notyoutube.com')).toEqual({ load: 'click', remember: false });
});
