import { HUE, NOISE } from '../webgl/noise.ts';

/** Rays through a pyramid: each step adds the more light the closer it is to a face, in colours that change on the way. */
export const PRISM = `${NOISE}${HUE}
uniform float u_height, u_baseWidth, u_glow, u_noise, u_scale, u_hueShift, u_colorFrequency, u_bloom, u_transparent;
uniform vec2 u_offset;
uniform vec3 u_angles;
mat3 turned(vec3 a) {
  vec3 c = cos(a), s = sin(a);
  return mat3(c.y, 0.0, -s.y, 0.0, 1.0, 0.0, s.y, 0.0, c.y)
    * mat3(1.0, 0.0, 0.0, 0.0, c.x, s.x, 0.0, -s.x, c.x)
    * mat3(c.z, s.z, 0.0, -s.z, c.z, 0.0, 0.0, 0.0, 1.0);
}
float toFaces(vec3 p) {
  float up = (p.y + 0.5 * u_height) / u_height;
  float half_ = 0.5 * u_baseWidth * (1.0 - up);
  float side = max(abs(p.x), abs(p.z)) - half_;
  return max(side * 0.75, abs(p.y) - 0.5 * u_height);
}
void main() {
  vec2 p = (gl_FragCoord.xy - 0.5 * u_size - u_offset) / u_size.y * 40.0 / u_scale;
  mat3 turn = turned(u_angles);
  vec3 sum = vec3(0.0);
  float depth = 6.0;
  for (int step = 0; step < 72; step++) {
    vec3 q = turn * vec3(p, depth);
    float d = toFaces(q);
    float near = 0.06 + 0.22 * abs(d);
    vec3 tint = 0.5 + 0.5 * sin(q.y * u_colorFrequency * 0.9 + depth * 0.35 * u_colorFrequency + vec3(0.0, 2.1, 4.2));
    sum += tint * exp(-abs(d) * 3.0) * near * (d < 0.0 ? 1.6 : 1.0);
    depth -= near * 1.6;
    if (depth < -6.0) break;
  }
  vec3 light = turnHue(sum * 0.75 * u_glow, degrees(u_hueShift));
  light += u_bloom * 0.35 * light * dot(light, vec3(0.333));
  light = clamp(light, 0.0, 1.0);
  light += u_noise * 0.3 * (random(gl_FragCoord.xy + fract(u_time)) - 0.5) * max(light.r, max(light.g, light.b));
  float alpha = mix(1.0, clamp(max(light.r, max(light.g, light.b)), 0.0, 1.0), u_transparent);
  color = vec4(clamp(light, 0.0, alpha), alpha);
}`;
