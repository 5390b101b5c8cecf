import { expect, test } from 'vitest'
import { MOST_WINDOWS, WindowList } from './window-list.ts'

const windowOf = (page: number, isFocused = false) => ({ page, isFocused: () => isFocused })

test('the window in use is the focused one, otherwise the one used last, and after it closed the one before', () => {
  const list = new WindowList<ReturnType<typeof windowOf>>()
  expect(list.current()).toBeUndefined()
  const [first, second] = [windowOf(1), windowOf(2)]
  list.use(first)
  list.use(second)
  expect(list.current()).toBe(second)
  list.use(first)
  expect(list.current()).toBe(first)
  list.remove(first)
  expect(list.current()).toBe(second)
  list.use(windowOf(3, true))
  list.use(second)
  expect(list.current()?.page).toBe(3)
})

test('a window that was closed is no longer one of ours', () => {
  const list = new WindowList<ReturnType<typeof windowOf>>()
  const window = windowOf(1)
  list.use(window)
  expect(list.of(1)).toBe(window)
  list.remove(window)
  expect(list.of(1)).toBeUndefined()
})

test('the eleventh window is refused with words', () => {
  const list = new WindowList<ReturnType<typeof windowOf>>()
  for (let page = 1; page <= MOST_WINDOWS; page++) {
    expect(list.hasRoom()).toEqual({ ok: true, value: undefined })
    list.use(windowOf(page))
  }
  expect(list.hasRoom()).toEqual({
    ok: false,
    error: { kind: 'busy', message: '10 windows are open, which is the most there can be. Close one of them first.' },
  })
})
