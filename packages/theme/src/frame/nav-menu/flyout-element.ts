import { closeFromOutside } from './close-from-outside.ts';

/** How long a menu stays after the pointer has left it, so that one may slip off its edge. */
const HIDE_MS = 400;
const TAG = 'bi-flyout';
/** The state: the menu is open while the element has it. */
const OPEN = 'data-open';

/** `<bi-flyout>`: opens its menu on hover, focus or click, and closes it on blur, on Escape, and soon after the pointer has left it. */
class FlyoutElement extends HTMLElement {
  static observedAttributes = [OPEN];
  #isNew = true;
  #openBeforePress = false;
  /** Opened by the focus alone: the first Enter means to open it. */
  #justFocused = false;
  #hasEntered = false;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #stop = () => {};

  constructor() {
    super();
    this.addEventListener('pointerenter', this.#onEnter);
    this.addEventListener('pointermove', this.#onMove);
    this.addEventListener('pointerleave', this.#onLeave);
    this.addEventListener('pointerdown', this.#onPress);
    this.addEventListener('focusin', this.#onFocus);
    this.addEventListener('focusout', this.#onBlur);
    this.addEventListener('click', this.#onClick);
  }

  get #isOpen() {
    return this.hasAttribute(OPEN);
  }

  connectedCallback() {
    if (this.#isNew) this.#adopt();
    this.#isNew = false;
    this.attributeChangedCallback();
  }

  /** Present so that `moveBefore()` moves a menu without its leaving the document. */
  connectedMoveCallback() {}

  disconnectedCallback() {
    clearTimeout(this.#leaving);
    this.#stop();
  }

  attributeChangedCallback() {
    this.querySelector('button')?.setAttribute('aria-expanded', String(this.#isOpen));
    clearTimeout(this.#leaving);
    this.#stop();
    this.#stop = this.#isOpen ? closeFromOutside(this, this.#close) : () => {};
  }

  /** What CSS had opened stays open. */
  #adopt() {
    this.#justFocused = this.matches(':focus-within');
    const isHovered = matchMedia('(hover: hover)').matches && this.matches(':hover');
    if (this.#justFocused || isHovered) this.#setOpen(true);
  }

  #setOpen(isOpen: boolean) {
    if (isOpen !== this.#isOpen) this.toggleAttribute(OPEN, isOpen);
  }

  #close = () => this.#setOpen(false);

  #onEnter = () => {
    clearTimeout(this.#leaving);
    this.#hasEntered = true;
  };

  // A page swap moves the menu under a resting pointer, which enters it once more: only one that moves opens it, or a menu
  // whose link was followed would stay open.
  #onMove = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse' && this.#hasEntered) this.#setOpen(true);
    this.#hasEntered = false;
  };

  #onLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') this.#leaving = setTimeout(this.#close, HIDE_MS);
  };

  #onPress = ({ pointerType, target }: PointerEvent) => {
    if (isOnButton(target)) this.#openBeforePress = pointerType !== 'mouse' && this.#isOpen;
  };

  #onFocus = () => {
    this.#justFocused = !this.#isOpen;
    this.#setOpen(true);
  };

  #onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && this.contains(relatedTarget))) this.#close();
  };

  /** A followed link closes its menu. A press has opened it by hover or focus already, so only one that was open before closes. */
  #onClick = ({ detail, target }: MouseEvent) => {
    if (!isOnButton(target)) return this.#close();
    const isKeyboard = detail === 0;
    this.#setOpen(isKeyboard ? !this.#isOpen || this.#justFocused : !this.#openBeforePress);
    this.#justFocused = false;
    this.#openBeforePress = false;
  };
}

const isOnButton = (target: EventTarget | null) => target instanceof Element && target.closest('button');

/** Defines `<bi-flyout>`. */
export function defineFlyout() {
  if (!customElements.get(TAG)) customElements.define(TAG, FlyoutElement);
}
