/** For JSON.stringify: four digits behind the point say all there is to know. */
export function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toFixed(4)) : value;
}
