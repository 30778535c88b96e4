import { type HTMLAttributes, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { closeFromOutside } from './close-from-outside.ts';

/** How long a menu stays after the pointer has left it, so that one may slip off its edge. */
const HIDE_MS = 400;

/** A menu that opens and closes, and what its elements listen to. */
export interface FlyoutState {
  isOpen: boolean;
  close(): void;
  /** For the element around button and menu. */
  root: HTMLAttributes<HTMLDivElement> & { ref: RefObject<HTMLDivElement | null> };
  /** For the button. */
  button: Pick<HTMLAttributes<HTMLButtonElement>, 'onPointerDown' | 'onClick'>;
}

/** Opens a menu on hover, focus or click, and closes it on blur, on Escape, and soon after the pointer has left it. */
export function useFlyout(): FlyoutState {
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const openBeforePress = useRef(false);
  /** Opened by the focus alone: the first Enter means to open it. */
  const justFocused = useRef(false);
  const hasEntered = useRef(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = useCallback(() => setOpen(false), []);

  // What CSS had opened stays open.
  useEffect(() => {
    if (ref.current?.matches(':focus-within')) {
      justFocused.current = true;
      setOpen(true);
    }
    if (matchMedia('(hover: hover)').matches && ref.current?.matches(':hover')) setOpen(true);
  }, []);

  useEffect(() => {
    if (!isOpen) return undefined;
    const stop = closeFromOutside(ref.current, close);
    return () => {
      clearTimeout(leaving.current);
      stop();
    };
  }, [isOpen, close]);

  return {
    isOpen,
    close,
    root: {
      ref,
      onPointerEnter() {
        clearTimeout(leaving.current);
        hasEntered.current = true;
      },
      // A page swap moves the menu under a resting pointer, which enters it once more: only one that moves opens it, or a
      // menu whose link was followed would stay open.
      onPointerMove({ pointerType }) {
        if (pointerType === 'mouse' && hasEntered.current) setOpen(true);
        hasEntered.current = false;
      },
      onPointerLeave({ pointerType }) {
        if (pointerType === 'mouse') leaving.current = setTimeout(close, HIDE_MS);
      },
      onFocus() {
        justFocused.current = !isOpen;
        setOpen(true);
      },
      onBlur({ relatedTarget }) {
        if (!ref.current?.contains(relatedTarget)) close();
      },
    },
    button: {
      onPointerDown({ pointerType }) {
        openBeforePress.current = pointerType !== 'mouse' && isOpen;
      },
      // A press has opened the menu by hover or focus already, so only a menu that was open before it closes.
      onClick({ detail }) {
        const isKeyboard = detail === 0;
        setOpen(isKeyboard ? !isOpen || justFocused.current : !openBeforePress.current);
        justFocused.current = false;
        openBeforePress.current = false;
      },
    },
  };
}
