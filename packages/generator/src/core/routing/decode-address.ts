/**
 * An address with its percent signs resolved, as people read and write it. It still says the same: what would mean
 * something else, such as `%23` or the first sign of `%2520`, stays encoded.
 */
export function decodeAddress(address: string): string {
  if (!address.includes('%')) return address;
  try {
    return decodeURI(address.replace(/%25(?=[\da-f]{2})/gi, '%2525'));
  } catch {
    return address;
  }
}
