const kinds: readonly (readonly [kind: string, extensions: RegExp])[] = [
  ['script', /\.(?:[cm]?[jt]sx?|vue|svelte|astro|py|rb|go|rs|java|kt|c|h|cpp|cs|php|swift|sh)$/i],
  ['style', /\.(?:css|s[ac]ss|less|styl)$/i],
  ['data', /(?:^\.[\w-]+|\.(?:json5?|jsonc|ya?ml|toml|ini|env|lock|xml|csv))$/i],
  ['picture', /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|mp3)$/i],
  ['text', /\.(?:mdx?|txt|html?|pdf|rst)$/i],
];

/** Which colour a file has in a tree; none for what we do not know. */
export function fileKind(name: string): string | undefined {
  return kinds.find(([, extensions]) => extensions.test(name))?.[0];
}
