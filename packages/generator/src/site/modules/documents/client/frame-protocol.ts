/** What a frame tells the page around it, which believes it within reason. */
export type FrameMessage =
  | { type: 'bifolio-frame'; payload: { height: number } }
  | { type: 'bifolio-frame'; payload: { level: ConsoleLevel; text: string } };

/** What the page tells a frame. */
export interface FrameAppearance {
  type: 'bifolio-appearance';
  isDark: boolean;
}

export type ConsoleLevel = 'log' | 'info' | 'warn' | 'error' | 'debug';

/** The address of a frame ends so when the page is dark. */
export const DARK_HASH = '#dark';
