/** The hosts that answer for an application of Algolia: the nearest one, and three in case that it fails. */
export function hostsOf(appId: string): string[] {
  const id = appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
  ];
}
