/** How far a list is scrolled to show one of its steps: in the middle; and one that is higher than the list from its beginning on. */
export function scrolledTo(top: number, height: number, room: number): number {
  return top - Math.max(0, (room - height) / 2);
}
