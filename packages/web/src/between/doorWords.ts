/**
 * What stands before each door, in the words of the guidepost: "let him in (crate C), or show him the gate (crate D)". The first door has what
 * its sentence begins with, another one what follows the door before it; nothing where the text names none of them.
 */
export function doorWords(text: string, doors: readonly string[]): readonly (string | undefined)[] {
  let from = 0;
  return doors.map((door, i) => {
    const named = new RegExp(`\\([^()]* ${door}\\)`).exec(text.slice(from));
    if (named === null) return undefined;
    const before = text.slice(from, from + named.index);
    from += named.index + named[0].length;
    // Also after a line without a full stop.
    const words = i === 0 ? before.split(/[.:!?\n]/).at(-1) : before.replace(/^[,;]/, '');
    const said = words?.trim() ?? '';
    if (said === '') return undefined;
    return i === 0 ? `${said} …` : `… ${said}`;
  });
}
