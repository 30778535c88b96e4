import { rgbOf } from '../webgl/colors.ts';
import { createShaderProgram, type ShaderField, type ShaderProgram } from '../webgl/program.ts';
import { type Uniforms, uniformsOf } from '../webgl/uniforms.ts';
import { createField, deleteField } from './field.ts';
import type { LiquidEtherOptions } from './options.ts';
import { ADVECT, DIVERGENCE, DRAG, PRESSURE, RELEASE, SHOW, THICKEN } from './shaders.ts';
import type { Stir } from './stirrer.ts';

const SHADERS = {
  advect: ADVECT,
  drag: DRAG,
  thicken: THICKEN,
  divergence: DIVERGENCE,
  pressure: PRESSURE,
  release: RELEASE,
  show: SHOW,
};
type Step = keyof typeof SHADERS;

/** Colors that the shader can tell apart. */
const MOST_COLORS = 6;
/** Cells a second that count as full speed, inverted. */
const BRIGHTNESS = 0.0045;

/**
 * A liquid in two dimensions, after Jos Stam, "Stable Fluids" (SIGGRAPH 1999): carried along by itself, pushed, thickened,
 * and freed of pressure. `undefined` where the card cannot compute in floating point or a shader does not fit; the console
 * says so.
 */
export function createLiquid(gl: WebGL2RenderingContext, options: LiquidEtherOptions) {
  if (!gl.getExtension('EXT_color_buffer_float') && !gl.getExtension('EXT_color_buffer_half_float')) {
    console.error('WebGL not supported');
    return undefined;
  }
  const programs = linkAll(gl);
  if (!programs) return undefined;
  const { dt, BFECC, isBounce, viscous, colors } = options;
  const shown = Array.from({ length: MOST_COLORS }, (_, index) =>
    rgbOf(colors[index] ?? colors.at(-1) ?? '#ffffff'),
  );
  let fields = createFields(gl, 1, 1);

  /** Runs a step that changes a field: it reads one copy and writes the other. */
  function change(step: Step, field: 'velocity' | 'pressure', more: Uniforms = {}) {
    const [from, to] = fields[field];
    programs?.[step].run({ u_velocity: from, u_dt: dt, ...more }, to);
    fields[field] = [to, from];
  }

  return {
    /** Cells across and up; the liquid begins anew. */
    resize(width: number, height: number) {
      for (const field of [...fields.velocity, ...fields.pressure, fields.divergence]) deleteField(gl, field);
      fields = createFields(gl, width, height);
    },
    /** Lets `dt` pass. `radius`, in cells, is how far around its place the stir reaches. */
    step({ place: [x, y], moved: [dx, dy], force }: Stir, radius: number) {
      const { width, height } = fields.divergence;
      change('advect', 'velocity', uniformsOf({ exact: BFECC, bounce: isBounce }));
      const push = [dx * force * width, dy * force * height];
      change('drag', 'velocity', uniformsOf({ place: [x * width, y * height], force: push, radius }));
      const other = fields.velocity[0];
      for (let i = 0; options.isViscous && i < options.iterationsViscous; i++)
        change('thicken', 'velocity', uniformsOf({ other, viscous }));
      programs.divergence.run({ u_velocity: fields.velocity[0] }, fields.divergence);
      for (let i = 0; i < options.iterationsPoisson; i++)
        change('pressure', 'pressure', { u_other: fields.divergence });
      change('release', 'velocity', { u_other: fields.pressure[0] });
    },
    /** Draws it on the canvas. */
    show() {
      const looks = uniformsOf({ colors: shown, count: colors.length, brightness: BRIGHTNESS });
      programs.show.run({ ...looks, u_velocity: fields.velocity[0] });
    },
  };
}

function linkAll(gl: WebGL2RenderingContext): Record<Step, ShaderProgram> | undefined {
  const linked = Object.entries(SHADERS).flatMap(([step, fragment]) => {
    const program = createShaderProgram(gl, fragment);
    return program ? [[step, program] as const] : [];
  });
  if (linked.length < Object.keys(SHADERS).length) return undefined;
  return Object.fromEntries(linked) as Record<Step, ShaderProgram>;
}

function createFields(gl: WebGL2RenderingContext, width: number, height: number) {
  const field = () => createField(gl, width, height);
  const pair = (): [ShaderField, ShaderField] => [field(), field()];
  return { velocity: pair(), pressure: pair(), divergence: field() };
}
