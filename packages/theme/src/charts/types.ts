/** Where a chart is to be drawn, and how. */
export interface DrawingPlace {
  /** An empty element of the chart's size, in the document. */
  element: HTMLElement;
  isDark: boolean;
  /** Aborted when the drawing is no longer wanted. */
  signal: AbortSignal;
}

/** A chart that has been drawn. */
export interface Drawing {
  /** Its height in CSS pixels at the width it has, if that follows from what it shows. */
  height?: number;
  /** The picture of the build is what readers see. @default what was drawn takes its place */
  keepsStill?: boolean;
  /** Another copy, to be shown large. @default it cannot be enlarged */
  copy?(): HTMLElement;
  /** What its own buttons do. @default it has none */
  actions?: Partial<Record<'zoomIn' | 'zoomOut' | 'reset', () => void>>;
  /** For saving. @default it cannot be saved */
  toFile?(): Promise<{ blob: Blob; extension: string }>;
  /** Gives back what the drawing holds. */
  dispose?(): void;
}

/** Draws a chart. What it throws is shown to the reader, with the source. */
export type Draw = (place: DrawingPlace) => Promise<Drawing>;

/** What the frame of a chart says. */
export interface ChartWords {
  source: string;
  enlarge: string;
  download: string;
  failed: string;
  close: string;
  zoomIn: string;
  zoomOut: string;
  reset: string;
}
