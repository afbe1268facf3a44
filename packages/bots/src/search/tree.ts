/**
 * What a search knows: for every line of moves it has tried, how often, what came of it for whoever chose, and how good the move
 * looked at first sight. Nodes are numbers in a few long lists; a move leads from a node to one of its children, whatever the
 * imagined world looks like (open loop). Node 0 is nobody: the end of a list of children.
 */
export class Tree {
  #move: Int32Array;
  #visits: Int32Array;
  #sum: Float64Array;
  #prior: Float32Array;
  #child: Int32Array;
  #next: Int32Array;
  #size = 1;

  constructor(room = 4096) {
    this.#move = new Int32Array(room);
    this.#visits = new Int32Array(room);
    this.#sum = new Float64Array(room);
    this.#prior = new Float32Array(room);
    this.#child = new Int32Array(room);
    this.#next = new Int32Array(room);
  }

  /** Forgets everything, and gives a root. */
  clear(): number {
    this.#size = 1;
    return this.#add(0, 0);
  }

  visits(node: number): number {
    return this.#visits[node] ?? 0;
  }

  /** What came of a node on the average for whoever chose it. */
  mean(node: number): number {
    return (this.#sum[node] ?? 0) / Math.max(1, this.#visits[node] ?? 0);
  }

  sum(node: number): number {
    return this.#sum[node] ?? 0;
  }

  prior(node: number): number {
    return this.#prior[node] ?? 0;
  }

  firstChild(node: number): number {
    return this.#child[node] ?? 0;
  }

  nextChild(node: number): number {
    return this.#next[node] ?? 0;
  }

  moveOf(node: number): number {
    return this.#move[node] ?? 0;
  }

  /** The child a move leads to; 0 when it was never tried. */
  childBy(node: number, move: number): number {
    for (let child = this.firstChild(node); child !== 0; child = this.nextChild(child))
      if (this.#move[child] === move) return child;
    return 0;
  }

  addChild(node: number, move: number, prior: number): number {
    const child = this.#add(move, prior);
    this.#next[child] = this.#child[node] ?? 0;
    this.#child[node] = child;
    return child;
  }

  /** One more game went through this node, and was worth so much to whoever chose it. */
  record(node: number, value: number): void {
    this.#visits[node] = (this.#visits[node] ?? 0) + 1;
    this.#sum[node] = (this.#sum[node] ?? 0) + value;
  }

  #add(move: number, prior: number): number {
    if (this.#size === this.#move.length) this.#grow();
    const node = this.#size++;
    this.#move[node] = move;
    this.#visits[node] = 0;
    this.#sum[node] = 0;
    this.#prior[node] = prior;
    this.#child[node] = 0;
    this.#next[node] = 0;
    return node;
  }

  #grow(): void {
    const room = this.#move.length * 2;
    this.#move = longer(this.#move, new Int32Array(room));
    this.#visits = longer(this.#visits, new Int32Array(room));
    this.#sum = longer(this.#sum, new Float64Array(room));
    this.#prior = longer(this.#prior, new Float32Array(room));
    this.#child = longer(this.#child, new Int32Array(room));
    this.#next = longer(this.#next, new Int32Array(room));
  }
}

function longer<T extends { set(from: T): void }>(list: T, onto: T): T {
  onto.set(list);
  return onto;
}
