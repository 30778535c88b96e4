import { useEffect, useState } from 'react';
import { fromFragment, type Kept, toFragment } from './link.ts';

/** What is typed, begun with the fragment of the address, which follows it. */
export function useKept(first: string): [Kept | undefined, (change: Partial<Kept>) => void] {
  const [kept, setKept] = useState<Kept>();

  useEffect(() => {
    const read = async () => {
      const ofLink = await fromFragment(location.hash);
      setKept((before) => ofLink ?? before ?? { source: first, look: 'paper', accent: '' });
    };
    void read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [first]);

  return [kept, (change) => setKept((before) => before && { ...before, ...change })];
}

/** Puts a link to what is typed into the address bar, and gives it. */
export async function keepInAddress(kept: Kept): Promise<string> {
  const url = new URL(await toFragment(kept), location.href);
  history.replaceState(history.state, '', url);
  return url.href;
}
