import { rgbOf } from '../webgl/colors.ts';
import { type Uniforms, uniformsOf } from '../webgl/uniforms.ts';
import { DISTORTIONS } from './distortions.ts';
import type { HyperSpeedOptions } from './options.ts';

/** The options under the names that the shader gives them. */
export function hyperSpeedUniforms(options: HyperSpeedOptions): Uniforms {
  const { colors } = options;
  return uniformsOf({
    bend: DISTORTIONS.indexOf(options.distortion),
    length: options.length,
    roadWidth: options.roadWidth,
    islandWidth: options.islandWidth,
    lanes: options.lanesPerRoad,
    fade: options.carLightsFade,
    sticks: options.totalSideLightSticks,
    pairs: options.lightPairsPerRoadWay,
    shoulder: options.shoulderLinesWidthPercentage,
    broken: options.brokenLinesWidthPercentage,
    brokenLength: options.brokenLinesLengthPercentage,
    stickWidth: options.lightStickWidth,
    stickHeight: options.lightStickHeight,
    away: options.movingAwaySpeed,
    closer: options.movingCloserSpeed,
    lightLength: options.carLightsLength,
    radius: options.carLightsRadius,
    carWidth: options.carWidthPercentage,
    shift: options.carShiftX,
    floor: options.carFloorSeparation,
    road: colors.roadColor,
    island: colors.islandColor,
    ground: colors.background,
    shoulderColor: colors.shoulderLines,
    brokenColor: colors.brokenLines,
    stickColor: colors.sticks,
    leftCars: colors.leftCars.map(rgbOf),
    rightCars: colors.rightCars.map(rgbOf),
  });
}
