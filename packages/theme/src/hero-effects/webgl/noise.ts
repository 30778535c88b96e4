/** GLSL: `random` and smooth `noise` from 0 to 1, and `clouds`, four octaves of it. */
export const NOISE = `
float random(vec2 p) {
  uvec2 q = uvec2(ivec2(floor(p * 4096.0))) * uvec2(1597334673u, 3812015801u);
  return float((q.x ^ q.y) * 1597334673u) / 4294967295.0;
}
float cell(vec2 p) {
  uvec2 q = uvec2(ivec2(p)) * uvec2(1597334673u, 3812015801u);
  return float((q.x ^ q.y) * 1597334673u) / 4294967295.0;
}
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
  vec2 e = vec2(1.0, 0.0);
  return mix(mix(cell(i), cell(i + e), f.x), mix(cell(i + e.yx), cell(i + e.xx), f.x), f.y);
}
float clouds(vec2 p) {
  float sum = 0.0, weight = 0.5;
  for (int octave = 0; octave < 4; octave++) {
    sum += weight * noise(p);
    p = mat2(1.6, 1.2, -1.2, 1.6) * p + 7.3;
    weight *= 0.5;
  }
  return sum / 0.9375;
}
`;

/** GLSL: `turnHue(color, degrees)` and `hue(degrees)`, a pure colour. */
export const HUE = `
vec3 turnHue(vec3 c, float degrees) {
  float a = radians(degrees);
  vec3 axis = vec3(0.57735);
  return c * cos(a) + cross(axis, c) * sin(a) + axis * dot(axis, c) * (1.0 - cos(a));
}
vec3 hue(float degrees) {
  return clamp(abs(mod(degrees / 60.0 + vec3(0.0, 4.0, 2.0), 6.0) - 3.0) - 1.0, 0.0, 1.0);
}
`;
