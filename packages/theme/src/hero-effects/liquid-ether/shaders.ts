/** First lines of every step: the field as it is, and the size of a cell. Velocities are cells a second. */
const HEAD = `
uniform sampler2D u_velocity, u_other;
uniform float u_dt;
vec2 at(sampler2D field, vec2 cell) { return texture(field, cell / u_size).xy; }
`;

/** Follows the flow backwards; with `u_exact` back, forth and back again by the error (BFECC). */
export const ADVECT = `${HEAD}
uniform float u_exact, u_bounce;
void main() {
  vec2 here = gl_FragCoord.xy;
  vec2 from = here - u_dt * at(u_velocity, here);
  if (u_exact > 0.5) {
    vec2 again = from + u_dt * at(u_velocity, from);
    vec2 better = here - 0.5 * (again - here);
    from = better - u_dt * at(u_velocity, better);
  }
  vec2 velocity = at(u_velocity, from) * 0.988;
  vec2 nearEdge = step(here, vec2(1.0)) + step(u_size - 1.0, here);
  velocity *= u_bounce > 0.5 ? 1.0 - 2.0 * nearEdge : 1.0 - nearEdge * 0.5;
  color = vec4(velocity, 0.0, 1.0);
}`;

/** The pointer drags what is near it along. */
export const DRAG = `${HEAD}
uniform vec2 u_place, u_force;
uniform float u_radius;
void main() {
  vec2 away = (gl_FragCoord.xy - u_place) / u_radius;
  float near = exp(-dot(away, away) * 2.0);
  color = vec4(at(u_velocity, gl_FragCoord.xy) + u_force * near, 0.0, 1.0);
}`;

/** One step towards the velocity of a thick liquid: neighbours slow each other down. */
export const THICKEN = `${HEAD}
uniform float u_viscous;
void main() {
  vec2 c = gl_FragCoord.xy;
  vec2 around = at(u_velocity, c + vec2(1.0, 0.0)) + at(u_velocity, c - vec2(1.0, 0.0))
    + at(u_velocity, c + vec2(0.0, 1.0)) + at(u_velocity, c - vec2(0.0, 1.0));
  float k = u_viscous * u_dt;
  color = vec4((at(u_other, c) + k * around) / (1.0 + 4.0 * k), 0.0, 1.0);
}`;

/** How much flows out of each cell. */
export const DIVERGENCE = `${HEAD}
void main() {
  vec2 c = gl_FragCoord.xy;
  float out_ = at(u_velocity, c + vec2(1.0, 0.0)).x - at(u_velocity, c - vec2(1.0, 0.0)).x
    + at(u_velocity, c + vec2(0.0, 1.0)).y - at(u_velocity, c - vec2(0.0, 1.0)).y;
  color = vec4(0.5 * out_, 0.0, 0.0, 1.0);
}`;

/** One step towards the pressure that would stop it: `u_velocity` holds the pressure so far, `u_other` the divergence. */
export const PRESSURE = `${HEAD}
void main() {
  vec2 c = gl_FragCoord.xy;
  float around = at(u_velocity, c + vec2(1.0, 0.0)).x + at(u_velocity, c - vec2(1.0, 0.0)).x
    + at(u_velocity, c + vec2(0.0, 1.0)).x + at(u_velocity, c - vec2(0.0, 1.0)).x;
  color = vec4((around - at(u_other, c).x) * 0.25, 0.0, 0.0, 1.0);
}`;

/** Takes the pressure in `u_other` off the velocity, so that nothing is squeezed. */
export const RELEASE = `${HEAD}
void main() {
  vec2 c = gl_FragCoord.xy;
  vec2 slope = 0.5 * vec2(
    at(u_other, c + vec2(1.0, 0.0)).x - at(u_other, c - vec2(1.0, 0.0)).x,
    at(u_other, c + vec2(0.0, 1.0)).x - at(u_other, c - vec2(0.0, 1.0)).x);
  color = vec4(at(u_velocity, c) - slope, 0.0, 1.0);
}`;

/** Speed as color: still is clear, fast is the last of the colors. */
export const SHOW = `
uniform sampler2D u_velocity;
uniform vec3 u_colors[6];
uniform float u_count, u_brightness;
void main() {
  vec2 velocity = texture(u_velocity, gl_FragCoord.xy / u_size).xy;
  float speed = clamp(length(velocity) * u_brightness, 0.0, 1.0);
  float place = speed * max(u_count - 1.0, 0.0);
  int first = int(place);
  int second = min(first + 1, int(u_count) - 1);
  vec3 tint = mix(u_colors[first], u_colors[second], fract(place));
  float alpha = smoothstep(0.02, 0.7, speed);
  color = vec4(tint * alpha, alpha);
}`;
