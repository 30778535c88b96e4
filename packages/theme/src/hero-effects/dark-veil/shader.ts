import { HUE, NOISE } from '../webgl/noise.ts';

/** Folds of dark cloth with light behind them. */
export const DARK_VEIL = `${NOISE}${HUE}
uniform float u_hueShift, u_noiseIntensity, u_scanlineIntensity, u_scanlineFrequency, u_speed, u_warpAmount;
void main() {
  vec2 p = (gl_FragCoord.xy * 2.0 - u_size) / u_size.y;
  float t = u_time * u_speed * 0.4;
  p += u_warpAmount * vec2(sin(p.y * 6.3 + t), cos(p.x * 6.3 - t)) * 0.05;
  vec2 fold = vec2(clouds(p * 0.9 + vec2(0.0, t * 0.6)), clouds(p * 0.9 + vec2(5.2, -t * 0.5)));
  float cloth = clouds(vec2(p.x * 1.5 + fold.x * 2.2, p.y * 0.6 - fold.y * 1.4 + t * 0.3));
  float ridge = 1.0 - abs(cloth * 2.0 - 1.0);
  vec3 veil = mix(vec3(0.02, 0.015, 0.045), vec3(0.22, 0.09, 0.42), smoothstep(0.3, 0.95, cloth));
  veil += vec3(0.34, 0.22, 0.75) * pow(ridge, 5.0) * smoothstep(-1.2, 1.0, p.y + fold.x);
  veil += vec3(0.02, 0.12, 0.22) * smoothstep(0.45, 0.9, fold.y);
  veil = turnHue(veil, u_hueShift);
  veil *= 1.0 - u_scanlineIntensity * (0.5 + 0.5 * sin(gl_FragCoord.y * u_scanlineFrequency));
  veil += u_noiseIntensity * (random(gl_FragCoord.xy + fract(u_time)) - 0.5);
  color = vec4(clamp(veil, 0.0, 1.0), 1.0);
}`;
