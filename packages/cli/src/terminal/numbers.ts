/** A number as people read it. */
export function count(n: number): string {
  return n.toLocaleString('en');
}

/** So many of something. */
export function things(n: number, thing: string): string {
  return `${count(n)} ${thing}${n === 1 ? '' : 's'}`;
}
