/** The platform's cryptography. Throws where there is none: browsers offer it in secure contexts only. */
export function subtle(): SubtleCrypto {
  const { subtle } = globalThis.crypto ?? {};
  if (!subtle) throw new Error('WebCryptoAPI / globalThis is not available');
  return subtle;
}

/** Whether this browser can open anything. */
export const hasCryptography = (): boolean => Boolean(globalThis.crypto?.subtle);
