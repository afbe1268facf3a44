/** The two typefaces, from our own server, as far as English, German and Polish need them. */
import '@fontsource/caprasimo/latin-400.css';
import '@fontsource/caprasimo/latin-ext-400.css';
import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-ext-500.css';
import '@fontsource/alegreya-sans/latin-700.css';
import '@fontsource/alegreya-sans/latin-ext-700.css';
import '@fontsource/alegreya-sans/latin-800.css';
import '@fontsource/alegreya-sans/latin-ext-800.css';
