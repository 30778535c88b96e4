let isOwn = false;

/** Says that this process runs a command of ours and nothing else, so that its memory is ours to manage. */
export function claimProcess(): void {
  isOwn = true;
}

/** Whether it is. A program that builds a site has a heap of its own, which takes long to collect. */
export const isOwnProcess = (): boolean => isOwn;
