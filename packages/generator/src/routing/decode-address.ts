/** An address with its percent signs resolved, as people read and write it; unchanged where they encode nothing. */
export function decodeAddress(address: string): string {
  if (!address.includes('%')) return address;
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
