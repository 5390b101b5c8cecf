import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'error',
  build: { target: 'chrome130', outDir: '../../../out/performance/peers', emptyOutDir: true, chunkSizeWarningLimit: 10_000 },
})
