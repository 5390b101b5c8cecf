import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  logLevel: 'warn',
  build: { minify: process.env['PROFILE'] === undefined, target: 'chrome130', outDir: '../../../out/performance/table', emptyOutDir: true },
})
