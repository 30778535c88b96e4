import { switchable } from 'bifolio/markdown';
import { z } from 'zod';

/** What authors may set under `markdown`. */
export const plantumlOptions = {
  /** `@startuml`. `false` leaves them as text. @default no server */
  plantuml: switchable({
    /** URL of the server that readers' browsers request images from. @default none: the source is shown */
    server: z.url({ protocol: /^https?$/ }).optional(),
    /** Format of the images. The server must have their dark version too, such as `dsvg`. @default 'svg' */
    format: z.enum(['svg', 'png']).default('svg'),
  }),
};
