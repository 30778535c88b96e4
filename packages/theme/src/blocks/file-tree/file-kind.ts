const kinds: readonly (readonly [kind: string, extensions: RegExp])[] = [
  ['typescript', /\.[cm]?tsx?$/i],
  ['script', /\.[cm]?jsx?$/i],
  ['markup', /\.(?:vue|svelte|astro|html?|xml)$/i],
  ['program', /\.(?:py|rb|go|rs|java|kt|c|h|cpp|cs|php|swift|sql)$/i],
  ['shell', /\.(?:sh|bash|zsh|fish|ps1|bat)$/i],
  ['style', /\.(?:css|s[ac]ss|less|styl)$/i],
  ['data', /(?:^\.[\w-]+|\.(?:json5?|jsonc|ya?ml|toml|ini|env|lock|csv))$/i],
  ['picture', /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|mp3)$/i],
  ['text', /\.(?:mdx?|txt|pdf|rst)$/i],
];

/** Which colour a file has in a tree; none for what we do not know. */
export function fileKind(name: string): string | undefined {
  return kinds.find(([, extensions]) => extensions.test(name))?.[0];
}
