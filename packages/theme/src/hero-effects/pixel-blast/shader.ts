import { NOISE } from '../webgl/noise.ts';

/** Rings that spread at the same time. */
export const MOST_RIPPLES = 8;

/** Clouds drawn in coarse pixels: where a cloud is denser than the pixel's own threshold, there is one. */
export const PIXEL_BLAST = `${NOISE}
uniform float u_form, u_pixelSize, u_antialias, u_patternScale, u_patternDensity, u_liquid, u_liquidStrength, u_liquidRadius,
  u_liquidWobbleSpeed, u_pixelSizeJitter, u_rippleIntensityScale, u_rippleThickness, u_rippleSpeed, u_speed, u_transparent,
  u_edgeFade, u_noiseAmount;
uniform vec3 u_tint;
uniform vec2 u_pointer;
uniform vec3 u_ripples[${MOST_RIPPLES}];
float form(vec2 p, float size) {
  if (u_form < 0.5) return max(abs(p.x), abs(p.y)) - size;
  if (u_form < 1.5) return length(p) - size * 1.1;
  if (u_form < 2.5) return max(abs(p.x) * 1.2 + p.y * 0.6, -p.y) - size * 0.6;
  return abs(p.x) + abs(p.y) - size * 1.3;
}
void main() {
  float aspect = u_size.x / u_size.y;
  vec2 corner = floor(gl_FragCoord.xy / u_pixelSize);
  vec2 inPixel = fract(gl_FragCoord.xy / u_pixelSize) - 0.5;
  vec2 place = (corner + 0.5) * u_pixelSize / u_size;
  vec2 p = (place - 0.5) * vec2(aspect, 1.0);
  vec2 away = p - (u_pointer - 0.5) * vec2(aspect, 1.0);
  float pull = u_liquid * u_liquidStrength * exp(-dot(away, away) * 12.0 / (u_liquidRadius * u_liquidRadius));
  p += pull * vec2(sin(away.y * 20.0 + u_time * u_liquidWobbleSpeed), cos(away.x * 20.0 - u_time * u_liquidWobbleSpeed));
  float t = u_time * u_speed;
  float cloud = clouds(p * u_patternScale * 2.0 + vec2(t * 0.3, -t * 0.2) + clouds(p * u_patternScale + t * 0.15));
  float density = cloud * 1.5 - 0.75 + 0.5 * u_patternDensity;
  for (int i = 0; i < ${MOST_RIPPLES}; i++) {
    float age = u_time - u_ripples[i].z;
    if (u_ripples[i].z < 0.0 || age < 0.0 || age > 4.0) continue;
    float ring = length(p - (u_ripples[i].xy - 0.5) * vec2(aspect, 1.0)) - age * u_rippleSpeed;
    density += 0.7 * u_rippleIntensityScale * exp(-ring * ring / (u_rippleThickness * u_rippleThickness)) * exp(-age);
  }
  float threshold = random(corner);
  float size = 0.5 * (1.0 - u_pixelSizeJitter * random(corner + 17.0)) * (u_form < 0.5 ? 1.0 : 0.92);
  float soft = u_antialias > 0.5 ? 1.0 / u_pixelSize : 0.001;
  float cover = smoothstep(soft, -soft, form(inPixel, size)) * step(threshold, density);
  vec2 toEdge = min(place, 1.0 - place);
  cover *= u_edgeFade > 0.0 ? smoothstep(0.0, u_edgeFade * 0.5, min(toEdge.x * aspect, toEdge.y)) : 1.0;
  vec3 tint = u_tint + u_noiseAmount * (random(gl_FragCoord.xy + fract(u_time)) - 0.5);
  color = vec4(clamp(tint, 0.0, 1.0) * cover, mix(1.0, cover, u_transparent));
}`;
