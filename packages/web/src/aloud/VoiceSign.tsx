import type { ReactNode } from 'react';

const SIGNS = {
  speak:
    'M3 9h4l6-5v16l-6-5H3zM15.500 8.200a5.2 5.2 0 0 1 0 7.600l-1.500-1.600a3 3 0 0 0 0-4.400zM18.300 5.200a9.4 9.4 0 0 1 0 13.600l-1.500-1.600a7.2 7.2 0 0 0 0-10.400z',
  pause: 'M5 3.500h5v17H5zm9 0h5v17h-5z',
  play: 'M6 3.500v17L20.500 12z',
  silent:
    'M3 9h4l6-5v16l-6-5H3zM15.200 10.200l1.400-1.400 1.900 1.900 1.900-1.900 1.400 1.400-1.900 1.900 1.900 1.900-1.400 1.400-1.900-1.900-1.900 1.900-1.400-1.400 1.900-1.900z',
  stop: 'M4.500 4.500h15v15h-15z',
} as const;

/** Beside words or in a labelled button, never alone. */
export function VoiceSign({ name }: { readonly name: keyof typeof SIGNS }): ReactNode {
  return (
    <svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[name]} />
    </svg>
  );
}
