import { HUE, NOISE } from '../webgl/noise.ts';

/** A bolt from top to bottom: a line bent by noise, brighter the nearer. */
export const LIGHTNING = `${NOISE}${HUE}
uniform float u_hue, u_xOffset, u_speed, u_intensity, u_reach, u_isDark;
float octaves(vec2 p) {
  float sum = 0.0, weight = 0.5;
  for (int i = 0; i < 9; i++) {
    sum += weight * (noise(p) - 0.5);
    p = mat2(1.62, 1.18, -1.18, 1.62) * p;
    weight *= 0.52;
  }
  return sum;
}
void main() {
  vec2 p = (gl_FragCoord.xy * 2.0 - u_size) / u_size.y;
  p.x += u_xOffset;
  float t = u_time * u_speed;
  vec2 bent = p * u_reach + vec2(2.0 * octaves(p * u_reach * 0.9 + vec2(0.0, 0.8 * t)), 0.0);
  bent.x += 0.4 * octaves(vec2(t * 1.3, p.y * 3.0));
  float distance = abs(bent.x);
  float flicker = 0.75 + 0.25 * noise(vec2(t * 7.0, 3.0));
  float glow = u_intensity * flicker * (0.055 / (distance + 0.012));
  float alpha = clamp(pow(glow, 1.25), 0.0, 1.0);
  vec3 bolt = mix(hue(u_hue), vec3(1.0), u_isDark * clamp(glow * 0.35 - 0.5, 0.0, 0.85));
  color = vec4(bolt * alpha, alpha);
}`;
