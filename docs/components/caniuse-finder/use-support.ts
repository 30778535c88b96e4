import { useEffect, useState } from 'react';
import type { PackedSupport } from './packed-support.ts';

/** The support of all features, fetched when the tool is there. */
export function useSupport(): { data?: PackedSupport; failed: boolean } {
  const [data, setData] = useState<PackedSupport>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isShown = true;
    import('virtual:caniuse-features').then(
      (module) => isShown && setData(module.default),
      () => isShown && setFailed(true),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return { data, failed };
}
