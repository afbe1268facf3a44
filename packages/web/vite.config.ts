import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { deviceFiles } from './scripts/deviceFiles.ts';
import { drawnScene } from './scripts/drawnScene.ts';

/** Where `npm start` listens: `npm run dev` serves the app itself and passes everything else on. */
const SERVER = process.env['SERVER'] ?? 'http://localhost:8080';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), drawnScene(), deviceFiles()],
  build: { target: 'es2024', sourcemap: false, assetsInlineLimit: 0, chunkSizeWarningLimit: 600 },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
});
