import { NOISE } from '../webgl/noise.ts';

/**
 * Two roads at night. A lane's lights lie on two upright planes along it: where the ray of a pixel meets a plane, there is a
 * light or none. Along the road each lane is cut into equal pieces with one car each, whose numbers come from its place.
 */
export const HYPER_SPEED = `${NOISE}
uniform float u_bend, u_length, u_roadWidth, u_islandWidth, u_lanes, u_fov, u_fade, u_sticks, u_pairs, u_shoulder, u_broken,
  u_brokenLength, u_travel;
uniform vec2 u_stickWidth, u_stickHeight, u_away, u_closer, u_lightLength, u_radius, u_carWidth, u_shift, u_floor;
uniform vec3 u_road, u_island, u_ground, u_shoulderColor, u_brokenColor, u_stickColor;
uniform vec3 u_leftCars[3], u_rightCars[3];
vec2 bend(float z) {
  float s = z / u_length, t = u_time * 0.35;
  if (u_bend < 0.5) return s * s * vec2(14.0 * sin(s * 5.0 + t) + 6.0 * sin(s * 11.0 - t * 1.7), 9.0 * sin(s * 4.0 + t * 0.8));
  if (u_bend < 1.5) return s * s * vec2(8.0 * sin(s * 6.0 + t), 16.0 * abs(sin(s * 5.0 + t * 0.6)) - 5.0);
  if (u_bend < 2.5) return s * s * vec2(18.0 * cos(s * 3.1 + t), 12.0 * sin(s * 3.1 + t));
  if (u_bend < 3.5) return s * s * vec2(30.0 * sin(s * 2.4 + t * 0.6), 3.0 * sin(s * 6.0 + t));
  return s * s * vec2(4.0 * sin(s * 3.0 + t), -34.0 * s + 6.0 * sin(s * 4.0 + t));
}
float between(vec2 ends, float part) { return mix(ends.x, ends.y, part); }
float onPlane(float x, vec3 ray) {
  float z = x / ray.x;
  for (int i = 0; i < 3; i++) z = (x + bend(max(z, 0.0)).x) / ray.x;
  return z;
}
vec3 lights(float side, float lane, vec3 ray, float eye) {
  vec3 sum = vec3(0.0);
  float width = u_roadWidth / u_lanes;
  float middle = side * (0.5 * u_islandWidth + (lane + 0.5) * width);
  float piece = u_length * u_lanes / max(u_pairs, 1.0);
  float seed = lane + (side > 0.0 ? 10.0 : 20.0);
  float travelled = u_travel * between(side > 0.0 ? u_away * -1.0 : u_closer, cell(vec2(seed, 1.0)));
  for (int lamp = -1; lamp <= 1; lamp += 2) {
    if (u_pairs < 0.5 || abs(ray.x) < 0.0005) continue;
    vec2 car = vec2(floor((onPlane(middle, ray) - travelled) / piece), seed);
    float shift = 0.2 * width * between(u_shift, cell(car + 5.0));
    float z = onPlane(middle + shift + float(lamp) * 0.5 * width * between(u_carWidth, cell(car + 6.0)), ray);
    if (z < 0.5 || z > u_length) continue;
    float along = (z - travelled) / piece;
    float reach = between(u_lightLength, cell(car + 3.0));
    float in_ = fract(along) * piece;
    if (in_ > reach) continue;
    float y = ray.y * z + eye - bend(z).y;
    float height = 0.2 + 0.3 * between(u_floor, cell(car + 7.0));
    float radius = between(u_radius, cell(car + 9.0)) + z * 0.0012;
    float glow = exp(-pow((y - height) / radius, 2.0)) + 0.12 * exp(-abs(y - height) / (radius * 5.0));
    float tail = side > 0.0 ? in_ / reach : 1.0 - in_ / reach;
    glow *= smoothstep(0.0, max(u_fade, 0.01), 1.0 - tail) * smoothstep(u_length, u_length * 0.5, z);
    int pick = int(cell(car + 11.0) * 2.999);
    sum += (side > 0.0 ? u_rightCars[pick] : u_leftCars[pick]) * glow * 1.6;
  }
  return sum;
}
void main() {
  vec2 p = (gl_FragCoord.xy * 2.0 - u_size) / u_size.y;
  vec3 ray = vec3(p * tan(radians(u_fov) * 0.35), 1.0);
  ray.y -= 0.12;
  float eye = 3.2;
  vec3 seen = u_ground;
  float z = eye / max(-ray.y, 0.0001);
  for (int i = 0; i < 4; i++) z = (eye - bend(clamp(z, 0.0, u_length)).y) / max(-ray.y, 0.0001);
  if (ray.y < 0.0 && z < u_length) {
    float x = abs(ray.x * z - bend(z).x);
    float lane = (x - 0.5 * u_islandWidth) / u_roadWidth * u_lanes;
    vec3 floor_ = lane < 0.0 ? u_island : lane < u_lanes ? u_road : u_ground;
    float soft = 0.004 * z / 8.0 + 0.01;
    float toLine = abs(lane - floor(lane + 0.5));
    float isShoulder = min(abs(lane), abs(lane - u_lanes));
    float dash = step(fract((z + u_travel * 60.0) / 20.0), u_brokenLength);
    if (lane > 0.5 && lane < u_lanes - 0.5)
      floor_ = mix(floor_, u_brokenColor, 0.5 * dash * smoothstep(u_broken * 0.5 + soft, u_broken * 0.5, toLine));
    floor_ = mix(floor_, u_shoulderColor, 0.5 * smoothstep(u_shoulder + soft, u_shoulder, isShoulder));
    seen = mix(u_ground, floor_, smoothstep(u_length, u_length * 0.15, z));
  }
  for (int lane = 0; lane < 6; lane++) {
    if (float(lane) >= u_lanes) break;
    seen += lights(1.0, float(lane), ray, eye) + lights(-1.0, float(lane), ray, eye);
  }
  float roadside = 0.5 * u_islandWidth + u_roadWidth + 0.6;
  float gap = u_length / max(u_sticks, 1.0);
  float zStick = onPlane(-roadside, ray);
  if (u_sticks > 0.5 && ray.x < 0.0 && zStick > 0.5 && zStick < u_length) {
    float along = (zStick + u_travel * 60.0) / gap;
    float stick = floor(along);
    float y = ray.y * zStick + eye - bend(zStick).y;
    float thick = between(u_stickWidth, cell(vec2(stick, 2.0))) * 6.0;
    float high = between(u_stickHeight, cell(vec2(stick, 4.0))) * 2.4;
    float is_ = smoothstep(thick, thick * 0.4, abs(fract(along) - 0.5) * gap) * step(0.0, y) * smoothstep(high, high * 0.9, y);
    seen += u_stickColor * is_ * smoothstep(u_length, u_length * 0.4, zStick);
  }
  color = vec4(clamp(seen, 0.0, 1.0), 1.0);
}`;
