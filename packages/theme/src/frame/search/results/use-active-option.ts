import { type RefObject, useLayoutEffect, useState } from 'react';

/** One option of a list, and how to come to others. */
export interface ActiveOption {
  id: string | undefined;
  /** Moves by one, round the ends. */
  move(by: 1 | -1): void;
  /** To the option that the pointer is on, so that there is one place only. */
  moveTo(target: EventTarget): void;
  /** Does what a click on it would. */
  follow(): void;
}

/** The option of a listbox that keyboard or pointer are at. It is the first whenever `content` changes. */
export function useActiveOption(list: RefObject<HTMLElement | null>, content: unknown): ActiveOption {
  const [id, setId] = useState<string>();
  const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];

  function activate(option: HTMLElement | undefined) {
    for (const other of options()) other.ariaSelected = String(other === option);
    setId(option?.id);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the options follow from the content
  useLayoutEffect(() => activate(options()[0]), [content]);

  return {
    id,
    move(by) {
      const all = options();
      const at = all.findIndex(isActive);
      const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length];
      activate(next);
      next?.scrollIntoView({ block: 'nearest' });
    },
    moveTo(target) {
      const option = options().find((other) => target instanceof Node && other.contains(target));
      if (option && option.id !== id) activate(option);
    },
    follow: () =>
      options()
        .find((option) => option.id === id)
        ?.click(),
  };
}

/** Asked of the document, which is ahead of a render. */
const isActive = (option: HTMLElement) => option.ariaSelected === 'true';
