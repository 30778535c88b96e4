const HIDDEN =
  'position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';

let region: HTMLElement | undefined;

/** Tells screen readers the title of the page that has just been shown. */
export function announce(title: string) {
  if (!region) {
    region = document.createElement('div');
    region.className = 'bi-announcer';
    region.ariaLive = 'polite';
    region.ariaAtomic = 'true';
    region.style.cssText = HIDDEN;
  }
  if (!region.isConnected) document.body.append(region);
  region.textContent = title;
}
