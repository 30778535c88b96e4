/** The shared files of large sidebars by address. Each is fetched once; one that failed can be asked for again. */
export function createFragments(): { load(address: string): Promise<string> } {
  const fragments = new Map<string, Promise<string>>();
  return {
    load(address) {
      const known = fragments.get(address);
      if (known) return known;
      const fragment = fetchText(address);
      fragments.set(address, fragment);
      fragment.catch(() => fragments.delete(address));
      return fragment;
    },
  };
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}
