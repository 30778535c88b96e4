import { colorSchema } from '../webgl/color-schema.ts';
import { z } from '../zod.ts';
import { LIQUID_ETHER_DEFAULTS as defaults } from './defaults.ts';

/** `effectConfig` of liquid-ether. */
export const liquidEtherSchema = z
  .strictObject({
    /** How hard the pointer pushes. @default 20 */
    mouseForce: z.number().default(defaults.mouseForce),
    /** Radius in pixels that the pointer pushes. @default 100 */
    cursorSize: z.number().positive().default(defaults.cursorSize),
    /** Make the liquid viscous. @default false */
    isViscous: z.boolean().default(defaults.isViscous),
    /** How thick. @default 30 */
    viscous: z.number().min(0).default(defaults.viscous),
    /** Steps that compute thickness, up to 64. @default 32 */
    iterationsViscous: z.number().int().min(1).max(64).default(defaults.iterationsViscous),
    /** Steps that compute pressure, up to 64. @default 32 */
    iterationsPoisson: z.number().int().min(1).max(64).default(defaults.iterationsPoisson),
    /** Seconds per frame. @default 0.014 */
    dt: z.number().positive().max(0.1).default(defaults.dt),
    /** Use BFECC advection, which keeps small eddies. @default true */
    BFECC: z.boolean().default(defaults.BFECC),
    /** Share of the pixels that is computed. @default 0.5 */
    resolution: z.number().min(0.05).max(1).default(defaults.resolution),
    /** Bounce off the edges instead of flowing out. @default false */
    isBounce: z.boolean().default(defaults.isBounce),
    /** From slow to fast, up to six. @default ['#5227ff', '#ff9ffc', '#b19eef'] */
    colors: z.array(colorSchema).min(1).max(6).prefault(defaults.colors),
    /** Move by itself until the pointer moves. @default true */
    autoDemo: z.boolean().default(defaults.autoDemo),
    /** How fast. @default 0.5 */
    autoSpeed: z.number().positive().default(defaults.autoSpeed),
    /** How hard. @default 2.2 */
    autoIntensity: z.number().default(defaults.autoIntensity),
    /** Seconds in which the pointer takes over. @default 0.25 */
    takeoverDuration: z.number().min(0).default(defaults.takeoverDuration),
    /** Milliseconds of rest before it stirs again. @default 1000 */
    autoResumeDelay: z.number().min(0).default(defaults.autoResumeDelay),
    /** Seconds in which it gets going. @default 0.6 */
    autoRampDuration: z.number().min(0).default(defaults.autoRampDuration),
  })
  .prefault({});

export type LiquidEtherOptions = z.output<typeof liquidEtherSchema>;
