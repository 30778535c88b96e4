import { hashNow } from '../../../locks/cryptography/hash.ts';

/** Hashes one text after the other: that takes a while by intention, and the page goes on meanwhile. */
self.addEventListener('message', ({ data }: MessageEvent<{ text: string; salt: string }>) => {
  try {
    self.postMessage({ hashed: hashNow(data.text, data.salt) });
  } catch (error) {
    self.postMessage({ failure: error instanceof Error ? error.message : String(error) });
  }
});
