/** The same object, telling which parts are read, by name; an empty name when all of them are listed. */
export const watched = <T extends object>(value: T, onRead: (part: string) => void): T =>
  new Proxy(value, {
    get(target, part, receiver) {
      if (typeof part === 'string') onRead(part);
      return Reflect.get(target, part, receiver);
    },
    ownKeys(target) {
      onRead('');
      return Reflect.ownKeys(target);
    },
  });
