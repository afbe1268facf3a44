/** Whether something is done, and well, within a time. What takes longer goes on, and nobody hears how it ended. */
export async function isDoneWithin(work: Promise<unknown>, ms: number): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), ms).unref());
  return Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    late,
  ]);
}
