import { createContext } from 'react';

/** How wide charts are on paper, in pixels. What is printed is drawn before it is laid there, and can't be measured. */
export const PAPER_WIDE = 640;
/** The same beside a village. */
export const PAPER_HALF = 330;

/** That width while the book is printed; undefined on a screen. */
export const OnPaper = createContext<number | undefined>(undefined);
