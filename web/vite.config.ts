import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fewPieces } from './few-pieces.ts'
import { keptFiles } from './kept-files.ts'
import { leanContract } from './lean-contract.ts'
import { leanPackages } from './lean-packages.ts'
import { licenceTexts } from './licence-texts.ts'
import { preloadPages } from './preload-pages.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwind(),
    leanContract(),
    leanPackages(),
    preloadPages(),
    keptFiles(),
    licenceTexts(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    cssCodeSplit: false,
    // Where a browser knows no such hint, it loads the same files a moment later.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: fewPieces,
      },
    },
  },
  server: {
    port: 5173,
    // The host stays the page's own: the server compares it with the origin.
    proxy: {
      '/api': { target: server, changeOrigin: false },
      '/socket.io': { target: server, changeOrigin: false, ws: true },
    },
  },
})
