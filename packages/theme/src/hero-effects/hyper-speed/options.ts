import { colorSchema } from '../webgl/color-schema.ts';
import { z } from '../zod.ts';
import { HYPER_SPEED_DEFAULTS as defaults } from './defaults.ts';
import { DISTORTIONS } from './distortions.ts';

const range = (usual: [number, number]) => z.tuple([z.number(), z.number()]).default(usual);
const colors = (usual: string[]) =>
  z
    .array(colorSchema)
    .min(1)
    .prefault(usual)
    .transform((list) => [0, 1, 2].map((index) => list[index % list.length] ?? '#ffffff'));

/** `effectConfig` of hyper-speed. Lengths are in units of which the road is 10 wide; ranges are `[least, most]`. */
export const hyperSpeedSchema = z
  .strictObject({
    /** How the road bends. @default 'turbulentDistortion' */
    distortion: z.enum(DISTORTIONS).default(defaults.distortion),
    /** Length of the visible road. @default 400 */
    length: z.number().positive().default(defaults.length),
    /** Width of each road. @default 10 */
    roadWidth: z.number().positive().default(defaults.roadWidth),
    /** Width of the space between the roads. @default 2 */
    islandWidth: z.number().min(0).default(defaults.islandWidth),
    /** Lanes, up to 6. @default 4 */
    lanesPerRoad: z.number().int().min(1).max(6).default(defaults.lanesPerRoad),
    /** Angle of view in degrees. @default 90 */
    fov: z.number().min(20).max(160).default(defaults.fov),
    /** The same while the pointer is pressed. @default 150 */
    fovSpeedUp: z.number().min(20).max(170).default(defaults.fovSpeedUp),
    /** Speed while the button is held, as a factor. @default 2 */
    speedUp: z.number().min(0).default(defaults.speedUp),
    /** How much lights fade towards their ends, from 0 to 1. @default 0.4 */
    carLightsFade: z.number().min(0).max(1).default(defaults.carLightsFade),
    /** Lights beside the road. @default 20 */
    totalSideLightSticks: z.number().int().min(0).default(defaults.totalSideLightSticks),
    /** Cars per road. @default 40 */
    lightPairsPerRoadWay: z.number().int().min(0).default(defaults.lightPairsPerRoadWay),
    /** Width of outer lines, as share of a lane. @default 0.05 */
    shoulderLinesWidthPercentage: z.number().min(0).max(1).default(defaults.shoulderLinesWidthPercentage),
    /** Width of lane lines, as share of a lane. @default 0.1 */
    brokenLinesWidthPercentage: z.number().min(0).max(1).default(defaults.brokenLinesWidthPercentage),
    /** Share of a lane line that is drawn. @default 0.5 */
    brokenLinesLengthPercentage: z.number().min(0).max(1).default(defaults.brokenLinesLengthPercentage),
    /** Size of lights beside the road. @default [0.12, 0.5] */
    lightStickWidth: range(defaults.lightStickWidth),
    /** Size of lights beside the road. @default [1.3, 1.7] */
    lightStickHeight: range(defaults.lightStickHeight),
    /** Speed of cars: those ahead, and those that come. @default [60, 80] */
    movingAwaySpeed: range(defaults.movingAwaySpeed),
    /** Speed of cars: those ahead, and those that come. @default [-120, -160] */
    movingCloserSpeed: range(defaults.movingCloserSpeed),
    /** Length and radius of car lights. @default [12, 80] */
    carLightsLength: range(defaults.carLightsLength),
    /** Length and radius of car lights. @default [0.05, 0.14] */
    carLightsRadius: range(defaults.carLightsRadius),
    /** Width of a car, its place in the lane, height of its lights. @default [0.3, 0.5] */
    carWidthPercentage: range(defaults.carWidthPercentage),
    /** Width of a car, its place in the lane, height of its lights. @default [-0.8, 0.8] */
    carShiftX: range(defaults.carShiftX),
    /** Width of a car, its place in the lane, height of its lights. @default [0, 5] */
    carFloorSeparation: range(defaults.carFloorSeparation),
    colors: z
      .strictObject({
        /** @default '#080808' */
        roadColor: colorSchema.prefault(defaults.colors.roadColor),
        /** @default '#0a0a0a' */
        islandColor: colorSchema.prefault(defaults.colors.islandColor),
        /** @default '#000000' */
        background: colorSchema.prefault(defaults.colors.background),
        /** @default '#ffffff' */
        shoulderLines: colorSchema.prefault(defaults.colors.shoulderLines),
        /** @default '#ffffff' */
        brokenLines: colorSchema.prefault(defaults.colors.brokenLines),
        /** Up to three. @default ['#d856bf', '#6750a2', '#c247ac'] */
        leftCars: colors(defaults.colors.leftCars),
        /** Up to three. @default ['#03b3c3', '#0e5ea5', '#324555'] */
        rightCars: colors(defaults.colors.rightCars),
        /** @default '#03b3c3' */
        sticks: colorSchema.prefault(defaults.colors.sticks),
      })
      .prefault({}),
  })
  .prefault({});

export type HyperSpeedOptions = z.output<typeof hyperSpeedSchema>;
