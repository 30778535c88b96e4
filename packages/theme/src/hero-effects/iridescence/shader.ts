/** A film of oil: the place is bent by five waves, and how far it has been bent is the colour. */
export const IRIDESCENCE = `
uniform vec3 u_tint;
uniform vec2 u_pointer;
uniform float u_speed, u_amplitude;
void main() {
  vec2 p = (gl_FragCoord.xy * 2.0 - u_size) / min(u_size.x, u_size.y);
  p += (u_pointer - 0.5) * u_amplitude * 4.0;
  float t = u_time * u_speed * 0.5;
  vec2 q = p * 0.9;
  for (int i = 1; i <= 5; i++) {
    float n = float(i);
    q += vec2(0.62 * sin(n * q.y * 1.1 + t + n * 1.7), 0.55 * cos(n * q.x * 0.9 - t * 0.8 + n * 0.9)) / n;
  }
  float thickness = 1.3 * q.x + 0.9 * q.y + 0.35 * t;
  vec3 film = 0.5 + 0.5 * cos(thickness + vec3(0.0, 2.1, 4.2));
  float sheen = 0.82 + 0.18 * sin(q.x - q.y * 1.3 - t);
  color = vec4(mix(film, vec3(1.0), 0.28) * sheen * u_tint, 1.0);
}`;
