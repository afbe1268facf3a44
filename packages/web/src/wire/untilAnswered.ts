/** After so long without an answer it is asked for again. */
const AGAIN_MS = 4000;

/** Asks until somebody answers: the line may be lost, or the server busy. Gives what ends it. */
export function untilAnswered<T>(load: () => Promise<T>, take: (answer: T) => void): () => void {
  let isWanted = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = (): void => {
    load().then(
      (answer) => {
        if (isWanted) take(answer);
      },
      () => {
        if (isWanted) timer = setTimeout(ask, AGAIN_MS);
      },
    );
  };
  ask();
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}
