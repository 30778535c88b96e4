/** The same object, telling once of each part that is read, by name; of an empty name when all of them are listed. */
export function watched<T extends object>(value: T, onRead: (part: string) => void): T {
  const told = new Set<string>();
  const tell = (part: string) => {
    if (told.has(part)) return;
    told.add(part);
    onRead(part);
  };
  return new Proxy(value, {
    get(target, part, receiver) {
      if (typeof part === 'string') tell(part);
      return Reflect.get(target, part, receiver);
    },
    ownKeys(target) {
      tell('');
      return Reflect.ownKeys(target);
    },
  });
}
