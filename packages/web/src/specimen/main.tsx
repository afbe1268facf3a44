import { createRoot } from 'react-dom/client';
import '../app/fonts.ts';
import '../app/tokens.css';
import { Specimens } from './Specimens.tsx';

/** A page for whoever draws: `npx vite packages/web`, then /specimen.html. It is no part of the built app. */
const root = document.getElementById('specimens');
if (root !== null) createRoot(root).render(<Specimens />);
