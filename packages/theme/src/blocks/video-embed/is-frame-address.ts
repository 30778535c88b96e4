/** Whether an address can be that of a frame of another host: an absolute one, and no script. */
export const isFrameAddress = (address: unknown): address is string =>
  /^https?:$/.test(URL.parse(String(address))?.protocol ?? '');
