import { HUE, NOISE } from '../webgl/noise.ts';

/** A ring of light whose edge breathes with noise; alpha is its brightness, so that the page shows through. */
export const ORB = `${NOISE}${HUE}
uniform float u_hue, u_hoverIntensity, u_hover, u_turn, u_isDark;
void main() {
  vec2 p = (gl_FragCoord.xy * 2.0 - u_size) / min(u_size.x, u_size.y);
  float c = cos(u_turn), s = sin(u_turn);
  p = mat2(c, -s, s, c) * p;
  p += u_hover * u_hoverIntensity * 0.25 * vec2(sin(p.y * 9.0 + u_time * 2.0), sin(p.x * 9.0 + u_time * 2.0));
  float radius = length(p);
  float angle = atan(p.y, p.x);
  float edge = 0.72 + 0.07 * (noise(vec2(cos(angle), sin(angle)) * 1.6 + 20.0 + u_time * 0.35) - 0.5);
  float inside = smoothstep(edge, edge - 0.5, radius);
  float rim = exp(-abs(radius - edge) * 16.0) + 0.35 * exp(-abs(radius - edge) * 5.0);
  float sweep = 0.55 + 0.45 * cos(angle - u_time * 0.5);
  vec3 cool = turnHue(vec3(0.30, 0.74, 0.96), u_hue);
  vec3 warm = turnHue(vec3(0.67, 0.31, 0.95), u_hue);
  vec3 deep = turnHue(vec3(0.12, 0.08, 0.55), u_hue);
  vec3 light = mix(deep, mix(warm, cool, 0.5 + 0.5 * cos(angle + u_time * 0.3)), sweep);
  float alpha = clamp(rim * (0.35 + 0.75 * sweep) + 0.1 * (1.0 - inside) * smoothstep(edge + 0.02, edge - 0.2, radius), 0.0, 1.0);
  color = vec4(mix(light * 0.82, min(light * 1.25, 1.0), u_isDark) * alpha, alpha);
}`;
