/** Where something sounds, and when it begins, in seconds of that place. */
export type Stage = { readonly context: BaseAudioContext; readonly out: AudioNode; readonly at: number };

/** How something swells and fades: loudness and the times for both, in seconds. */
export type Shape = {
  readonly loud: number;
  readonly attack?: number;
  readonly fade: number;
  /** Begins so much later. */
  readonly after?: number;
};

/** Nothing is ever quite silent on a curve that multiplies. */
const NEARLY_NOTHING = 0.0001;

function shaped({ context, out, at }: Stage, { loud, attack = 0.004, fade, after = 0 }: Shape) {
  const gain = context.createGain();
  const from = at + after;
  // Silent from now on: a gain is wide open until its first event, and a source that begins a moment early would click.
  gain.gain.value = 0;
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(loud, from + attack);
  gain.gain.exponentialRampToValueAtTime(NEARLY_NOTHING, from + attack + fade);
  gain.connect(out);
  return { gain, from, to: from + attack + fade };
}

export type Tone = Shape & {
  readonly hz: number;
  /** Where it glides to. */
  readonly toHz?: number;
  readonly wave?: OscillatorType;
};

/** A tone that swells, may glide, and fades. */
export function tone(stage: Stage, { hz, toHz, wave = 'sine', ...shape }: Tone): void {
  const { gain, from, to } = shaped(stage, shape);
  const source = stage.context.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(hz, from);
  if (toHz !== undefined) source.frequency.exponentialRampToValueAtTime(toHz, to);
  source.connect(gain);
  source.start(from);
  source.stop(to);
}

export type Breath = Shape & {
  readonly filter: BiquadFilterType;
  readonly hz: number;
  readonly toHz?: number;
  /** The higher, the more it sings. */
  readonly q?: number;
  /** Nothing above this: paper rustles, it does not hiss. */
  readonly dull?: number;
};

/** Rustle, wind, the body of a knock: noise through a filter that may move. */
export function breath(
  stage: Stage,
  { filter: type, hz, toHz, q = 0.8, dull = 3200, ...shape }: Breath,
): void {
  const { gain, from, to } = shaped(stage, shape);
  const { context } = stage;
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  const filter = context.createBiquadFilter();
  filter.type = type;
  filter.Q.value = q;
  filter.frequency.setValueAtTime(hz, from);
  if (toHz !== undefined) filter.frequency.exponentialRampToValueAtTime(toHz, to);
  const soft = context.createBiquadFilter();
  soft.type = 'lowpass';
  soft.frequency.value = dull;
  soft.Q.value = 0.5;
  source.connect(filter).connect(soft).connect(gain);
  source.start(from, (shape.after ?? 0) % 0.5);
  source.stop(to);
}

/** A string that is plucked: its overtones fade the sooner the higher they are. */
export function pluck(stage: Stage, { hz, loud, fade, after = 0 }: Shape & { readonly hz: number }): void {
  [1, 2, 3, 4].forEach((n) => {
    tone(stage, {
      hz: hz * n * (1 + 0.0006 * n * n),
      wave: n === 1 ? 'triangle' : 'sine',
      loud: loud / n ** 1.3,
      attack: 0.003,
      fade: fade / n ** 0.7,
      after,
    });
  });
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second and a half of noise, the same every time. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known !== undefined) return known;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * 1.8), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 22_801;
  for (let i = 0; i < samples.length; i++) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    samples[i] = seed / 2 ** 31 - 1;
  }
  noises.set(context, buffer);
  return buffer;
}
