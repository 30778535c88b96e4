interface Readings<T> {
  read(): Promise<T>;
  /** Is given each result, unless a reading that began later has come before. */
  take(found: T): void;
}

/**
 * Makes a function that reads again, as often as it is called and also at the same time. When it ends, `take` has been given what it
 * has read, or something newer.
 */
export function createReadings<T>({ read, take }: Readings<T>): () => Promise<T> {
  let begun = 0;
  let taken = 0;
  return async () => {
    begun += 1;
    const own = begun;
    const found = await read();
    if (own > taken) {
      taken = own;
      take(found);
    }
    return found;
  };
}
