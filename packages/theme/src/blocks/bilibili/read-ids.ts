/** What names a video of Bilibili. */
export interface BilibiliIds {
  bvid?: string;
  aid?: string;
  cid?: string;
}

/** Ids in any order: `BV…`, then the numbers aid and cid. `undefined` when they name no video. */
export function readIds(source: string): BilibiliIds | undefined {
  const ids: BilibiliIds = {};
  for (const id of source.split(/\s+/)) {
    if (/^BV[a-z\d]+$/i.test(id)) ids.bvid = id;
    else if (!/^(?:av)?\d+$/i.test(id)) return undefined;
    else if (ids.aid === undefined) ids.aid = id.replace(/^av/i, '');
    else ids.cid = id;
  }
  return (ids.bvid ?? ids.aid) ? ids : undefined;
}
