/** What somebody said, by a name that is theirs alone: two people may give the same id. */
export function messageBy(user: string, id: string): string {
  return `${user} ${id}`;
}

/** Who said it; undefined for what a bot or the server did, or came with an import: those names have no blank. */
export function speakerOf(message: string): string | undefined {
  const end = message.indexOf(' ');
  return end < 0 ? undefined : message.slice(0, end);
}
