import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fewPieces } from './few-pieces.ts'
import { keptFiles } from './kept-files.ts'
import { leanContract } from './lean-contract.ts'
import { leanPackages } from './lean-packages.ts'
import { preloadPages } from './preload-pages.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind(), leanContract(), leanPackages(), preloadPages(), keptFiles()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    cssCodeSplit: false,
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
