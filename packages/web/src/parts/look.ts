/** What every screen is written and drawn with. */
import '../app/fonts.ts';
import './parts.css';
import './pressable.ts';
