type Answer = { hashed: string } | { failure: string };

/** The bcrypt hash of a text, made in a worker. Where none can be started, it is made here in slices. */
export async function hashInWorker(text: string, salt: string): Promise<string> {
  try {
    return await askWorker(text, salt);
  } catch {
    const { hash } = await import('../../../locks/cryptography/hash.ts');
    return hash(text, salt);
  }
}

function askWorker(text: string, salt: string): Promise<string> {
  const worker = new Worker(new URL('./hash-worker', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  worker.addEventListener('error', reject);
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if ('hashed' in data) resolve(data.hashed);
    else reject(new Error(data.failure));
  });
  worker.postMessage({ text, salt });
  return promise.finally(() => worker.terminate());
}
