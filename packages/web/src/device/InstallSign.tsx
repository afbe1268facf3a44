import type { ReactNode } from 'react';

/** Down onto a device. Never alone: a word says the same. */
export function InstallSign(): ReactNode {
  return (
    <svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
      <path
        fillRule="evenodd"
        d="M10.300 2h3.400v8h4.300l-6 6.500L6 10h4.300zM2.500 13h3v6h13v-6h3v7.500a1.500 1.500 0 0 1-1.500 1.500h-16a1.500 1.500 0 0 1-1.500-1.500z"
      />
    </svg>
  );
}
