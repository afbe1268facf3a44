/** The two typefaces, from our own server. Each file names the letters it has, and a browser loads those it needs. */
import '@fontsource/caprasimo/400.css';
import '@fontsource/alegreya-sans/500.css';
import '@fontsource/alegreya-sans/700.css';
import '@fontsource/alegreya-sans/800.css';
