/** A function that makes something of an object once and remembers it for as long as the object lives: hundreds of pages ask for the same. */
export function onceOf<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const known = new WeakMap<Of, { made: Made }>();
  return (of) => {
    const one = known.get(of) ?? { made: make(of) };
    known.set(of, one);
    return one.made;
  };
}
