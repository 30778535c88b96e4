import { MARKERS_KEY } from '../../../core/contracts/lock.ts';
import { toBase64Url, utf8 } from '../../../locks/cryptography/encoding.ts';
import { subtle } from '../../../locks/cryptography/subtle.ts';

/** What storage says is open: a salted marker for each lock, one for everything. They open nothing; keys do. */
interface Markers {
  global?: string;
  pages: string[];
}

/** Notes that a lock is open; `global` when its password opens everything. */
export async function setMarker(label: string, { global }: { global: boolean }): Promise<void> {
  const marker = await saltedMarker(label);
  const markers = readMarkers();
  if (global) markers.global = marker;
  else markers.pages.push(marker);
  try {
    localStorage.setItem(MARKERS_KEY, JSON.stringify(markers));
  } catch {
    // Storage is full or switched off: the form shows for a moment before a page opens.
  }
}

/** Removes all markers; without storage there are none. */
export function clearMarkers() {
  try {
    localStorage.removeItem(MARKERS_KEY);
  } catch {
    // There are none.
  }
}

function readMarkers(): Markers {
  try {
    const { global, pages } = JSON.parse(localStorage.getItem(MARKERS_KEY) ?? '{}') as Partial<Markers>;
    return { global, pages: Array.isArray(pages) ? pages.slice(-MAX_MARKERS) : [] };
  } catch {
    return { pages: [] };
  }
}

const MAX_MARKERS = 99;

/** Cannot be compared with the markers of other readers. */
async function saltedMarker(label: string): Promise<string> {
  const salt = toBase64Url(crypto.getRandomValues(new Uint8Array(12)));
  const digest = await subtle().digest('SHA-256', utf8(`${salt}.${label}`));
  return `${salt}.${toBase64Url(new Uint8Array(digest))}`;
}
