import { useEffect, useRef } from 'react';
import { runShader, type Shader } from './run-shader.ts';

export interface ShaderCanvasProps {
  shader(canvas: HTMLCanvasElement): Shader;
  /** What `shader` is made of, as JSON: when it changes, so does the shader. */
  parts: readonly unknown[];
}

/** A canvas that a shader fills. */
export function ShaderCanvas({ shader, parts }: ShaderCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // A context that was given up cannot be had back from the same canvas, so another shader gets another canvas.
  const key = JSON.stringify(parts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for what `shader` is made of.
  useEffect(() => (canvas.current ? runShader(canvas.current, shader(canvas.current)) : undefined), [key]);
  return <canvas key={key} ref={canvas} className="hero-effect-canvas" />;
}
