import { NOISE } from '../webgl/noise.ts';

/** Upright bands side by side, each a wavy surface of its own; light from one side shows the waves. */
export const BEAMS = `${NOISE}
uniform float u_beamWidth, u_beamHeight, u_beamNumber, u_speed, u_noiseIntensity, u_scale, u_rotation, u_isDark;
uniform vec3 u_lightColor;
float surface(vec2 p, float beam) {
  return noise(vec2(p.x * 0.8 + beam * 31.7, p.y * 1.4 + u_time * u_speed * 0.45 * (0.7 + 0.6 * cell(vec2(beam, 5.0))))
    * vec2(1.0, u_scale * 2.5));
}
void main() {
  float a = radians(u_rotation);
  vec2 p = mat2(cos(a), sin(a), -sin(a), cos(a)) * (gl_FragCoord.xy - 0.5 * u_size) / u_size.y * 16.0;
  float side = p.x / u_beamWidth + 0.5 * u_beamNumber;
  float beam = floor(side);
  float across = fract(side) - 0.5;
  float isBeam = step(0.0, side) * step(side, u_beamNumber)
    * smoothstep(0.5 * u_beamHeight, 0.5 * u_beamHeight - 3.0, abs(p.y));
  vec2 q = vec2(across * u_beamWidth, p.y);
  float h = surface(q, beam);
  vec2 slope = vec2(surface(q + vec2(0.04, 0.0), beam) - h, surface(q + vec2(0.0, 0.04), beam) - h) / 0.04;
  vec3 normal = normalize(vec3(-slope * 2.6 - vec2(across * 0.9, 0.0), 1.0));
  float light = pow(max(dot(normal, normalize(vec3(0.55, 0.35, 0.55))), 0.0), 3.2);
  float edge = smoothstep(0.5, 0.44, abs(across));
  float shine = clamp(light * (0.5 + 1.1 * h) * mix(0.4, 1.0, edge), 0.0, 1.0) * isBeam;
  shine *= 1.0 - 0.12 * u_noiseIntensity * random(gl_FragCoord.xy);
  vec3 day = mix(vec3(0.36, 0.32, 0.28), u_lightColor, 0.35);
  color = vec4(mix(day, u_lightColor, u_isDark) * shine, shine);
}`;
