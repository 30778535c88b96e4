import { readYaml, type WrittenKeys } from './read-yaml.ts';

/** Names by which a page is kept from readers: beside them, nothing is guessed. */
const PRIVATE =
  /^[ \t{"']*(?:pass|pwd|密码|口令|encrypt|加密|lock|protect|draft|publish|unlisted|hidden|private)/im;

/** YAML with tabs as indent, with a field that is written twice, of which the last one counts, or with bytes and sets, which are left out. `undefined` for what cannot be read so either. */
export function readLenientYaml(yaml: string, file: string): WrittenKeys | undefined {
  if (PRIVATE.test(yaml)) return undefined;
  const spaced = yaml.replace(/^[ \t]+/gm, (indent) => indent.replaceAll('\t', '  '));
  const written = readYaml(spaced, file, { isLenient: true });
  return 'problem' in written ? undefined : written;
}
