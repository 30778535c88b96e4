import { colorSchema } from '../webgl/colors.ts';
import { z } from '../zod.ts';
import { DISTORTIONS } from './distortions.ts';

const range = (from: number, to: number) => z.tuple([z.number(), z.number()]).default([from, to]);
const colors = (...defaults: readonly string[]) =>
  z
    .array(colorSchema)
    .min(1)
    .prefault([...defaults])
    .transform((list) => [0, 1, 2].map((index) => list[index % list.length] ?? [1, 1, 1]));

/** `effectConfig` of hyper-speed. Lengths are in units of which the road is 10 wide; ranges are `[least, most]`. */
export const hyperSpeedSchema = z
  .strictObject({
    /** How the road bends. @default 'turbulentDistortion' */
    distortion: z.enum(DISTORTIONS).default('turbulentDistortion'),
    /** Length of the visible road. @default 400 */
    length: z.number().positive().default(400),
    /** Width of each road. @default 10 */
    roadWidth: z.number().positive().default(10),
    /** Width of the space between the roads. @default 2 */
    islandWidth: z.number().min(0).default(2),
    /** Lanes, up to 6. @default 4 */
    lanesPerRoad: z.number().int().min(1).max(6).default(4),
    /** Angle of view in degrees. @default 90 */
    fov: z.number().min(20).max(160).default(90),
    /** The same while the pointer is pressed. @default 150 */
    fovSpeedUp: z.number().min(20).max(170).default(150),
    /** Speed while the button is held, as a factor. @default 2 */
    speedUp: z.number().min(0).default(2),
    /** How much lights fade towards their ends, from 0 to 1. @default 0.4 */
    carLightsFade: z.number().min(0).max(1).default(0.4),
    /** Lights beside the road. @default 20 */
    totalSideLightSticks: z.number().int().min(0).default(20),
    /** Cars per road. @default 40 */
    lightPairsPerRoadWay: z.number().int().min(0).default(40),
    /** Width of outer lines, as share of a lane. @default 0.05 */
    shoulderLinesWidthPercentage: z.number().min(0).max(1).default(0.05),
    /** Width of lane lines, as share of a lane. @default 0.1 */
    brokenLinesWidthPercentage: z.number().min(0).max(1).default(0.1),
    /** Share of a lane line that is drawn. @default 0.5 */
    brokenLinesLengthPercentage: z.number().min(0).max(1).default(0.5),
    /** Size of lights beside the road. @default [0.12, 0.5] */
    lightStickWidth: range(0.12, 0.5),
    /** Size of lights beside the road. @default [1.3, 1.7] */
    lightStickHeight: range(1.3, 1.7),
    /** Speed of cars: those ahead, and those that come. @default [60, 80] */
    movingAwaySpeed: range(60, 80),
    /** Speed of cars: those ahead, and those that come. @default [-120, -160] */
    movingCloserSpeed: range(-120, -160),
    /** Length and radius of car lights. @default [12, 80] */
    carLightsLength: range(12, 80),
    /** Length and radius of car lights. @default [0.05, 0.14] */
    carLightsRadius: range(0.05, 0.14),
    /** Width of a car, its place in the lane, height of its lights. @default [0.3, 0.5] */
    carWidthPercentage: range(0.3, 0.5),
    /** Width of a car, its place in the lane, height of its lights. @default [-0.8, 0.8] */
    carShiftX: range(-0.8, 0.8),
    /** Width of a car, its place in the lane, height of its lights. @default [0, 5] */
    carFloorSeparation: range(0, 5),
    colors: z
      .strictObject({
        /** @default '#080808' */
        roadColor: colorSchema.prefault('#080808'),
        /** @default '#0a0a0a' */
        islandColor: colorSchema.prefault('#0a0a0a'),
        /** @default '#000000' */
        background: colorSchema.prefault('#000000'),
        /** @default '#ffffff' */
        shoulderLines: colorSchema.prefault('#ffffff'),
        /** @default '#ffffff' */
        brokenLines: colorSchema.prefault('#ffffff'),
        /** Up to three. @default ['#d856bf', '#6750a2', '#c247ac'] */
        leftCars: colors('#d856bf', '#6750a2', '#c247ac'),
        /** Up to three. @default ['#03b3c3', '#0e5ea5', '#324555'] */
        rightCars: colors('#03b3c3', '#0e5ea5', '#324555'),
        /** @default '#03b3c3' */
        sticks: colorSchema.prefault('#03b3c3'),
      })
      .prefault({}),
  })
  .prefault({});

export type HyperSpeedOptions = z.output<typeof hyperSpeedSchema>;
