/** Where the pointer is over a hero, following it a little behind so that nothing jumps. */
export interface FollowedPointer {
  readonly place: Place;
  /** From 0, when the pointer is elsewhere, to 1. */
  readonly presence: number;
  /** Moves on by one frame. `inertia` from 0 (at once) to almost 1 (hardly). */
  follow(inertia: number): void;
  /** Whether a button is down, or a finger on the screen. */
  readonly isPressed: boolean;
  /** Where it has been pressed since this was last asked. */
  takePresses(): readonly Place[];
  stop(): void;
}

/** From 0 to 1, the origin at the bottom left as in WebGL. */
type Place = readonly [x: number, y: number];

/** Watches the pointer over the block that `element` stands in; the words above the effect take no events from it. */
export function followPointer(element: Element): FollowedPointer {
  const area: Element = element.closest('.home-block') ?? element;
  let place: Place = [0.5, 0.5];
  let target: Place = place;
  let presses: Place[] = [];
  let isPressed = false;
  let present = 0;
  let presence = 0;
  const listening = new AbortController();
  const on = (type: string, listener: (event: PointerEvent) => void) =>
    area.addEventListener(type, (event) => listener(event as PointerEvent), {
      signal: listening.signal,
      passive: true,
    });
  const placeOf = ({ clientX, clientY }: PointerEvent): Place => {
    const { left, bottom, width, height } = element.getBoundingClientRect();
    return [(clientX - left) / width, (bottom - clientY) / height];
  };
  on('pointermove', (event) => {
    target = placeOf(event);
    present = 1;
  });
  on('pointerdown', (event) => {
    presses.push(placeOf(event));
    isPressed = true;
  });
  for (const end of ['pointerup', 'pointercancel']) on(end, () => (isPressed = false));
  on('pointerleave', () => {
    target = [0.5, 0.5];
    present = 0;
    isPressed = false;
  });
  return {
    get place() {
      return place;
    },
    get presence() {
      return presence;
    },
    get isPressed() {
      return isPressed;
    },
    follow(inertia) {
      const step = 1 - inertia;
      place = [place[0] + (target[0] - place[0]) * step, place[1] + (target[1] - place[1]) * step];
      presence += (present - presence) * step;
    },
    takePresses() {
      const taken = presses;
      presses = [];
      return taken;
    },
    stop: () => listening.abort(),
  };
}
