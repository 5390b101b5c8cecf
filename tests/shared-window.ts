import { configure } from '@testing-library/react'
import { afterAll } from 'vitest'

/** For tests that share one window with the files before them (`vitest.config.ts`, project dom): each file finds an empty page at the root address. */

// A machine that runs everything at once is slower than the default second.
configure({ asyncUtilTimeout: 20_000 })

afterAll(() => {
  if (typeof document === 'undefined') return
  document.body.replaceChildren()
  document.title = ''
  window.history.replaceState(null, '', '/')
})
