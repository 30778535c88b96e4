/** Stops all other players of the page. */
export function pauseOthers(player: HTMLMediaElement): void {
  for (const other of document.querySelectorAll<HTMLMediaElement>('video, audio'))
    if (other !== player && !other.paused) other.pause();
}
