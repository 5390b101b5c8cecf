import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { nextZoom, Zoom } from './zoom.ts'

test('steps lead from 50 to 200 percent and back, and end there', () => {
  const walk = (start: number, direction: 'in' | 'out'): number[] => {
    const steps = [start]
    while (nextZoom(steps.at(-1) ?? 0, direction) !== steps.at(-1)) steps.push(nextZoom(steps.at(-1) ?? 0, direction))
    return steps
  }
  expect(walk(50, 'in')).toEqual([50, 67, 75, 80, 90, 100, 110, 125, 150, 175, 200])
  expect(walk(200, 'out')).toEqual([200, 175, 150, 125, 110, 100, 90, 80, 75, 67, 50])
})

test('from between two steps the next one counts, and a reset is 100', () => {
  expect(nextZoom(105, 'in')).toBe(110)
  expect(nextZoom(105, 'out')).toBe(100)
  expect(nextZoom(175, 'reset')).toBe(100)
})

class Page extends EventEmitter {
  factor: number | undefined
  setZoomFactor(factor: number): void {
    this.factor = factor
  }
}

const open = (kept: number) => {
  const app = new EventEmitter()
  const state = { kept, reported: [] as unknown[] }
  const zoom = new Zoom({
    read: () => state.kept,
    keep: (percent) => (state.kept = percent),
    emit: (channel, payload) => state.reported.push([channel, payload]),
  })
  zoom.follow(app as never)
  const openPage = (): Page => {
    const page = new Page()
    app.emit('web-contents-created', {}, page)
    page.emit('did-navigate', {}, 'app://console/')
    return page
  }
  return { zoom, state, openPage }
}

test('every page is drawn at the kept zoom, from its first document on', () => {
  const { zoom, state, openPage } = open(125)
  const [first, second] = [openPage(), openPage()]
  expect([first.factor, second.factor]).toEqual([1.25, 1.25])
  zoom.step('in')
  expect([first.factor, second.factor]).toEqual([1.5, 1.5])
  expect(state).toEqual({ kept: 150, reported: [['shell.zoomed', { percent: 150 }]] })
  expect(openPage().factor).toBe(1.5)
})

test('the wheel zooms, and a closed page is left alone', () => {
  const { state, openPage } = open(100)
  const [first, second] = [openPage(), openPage()]
  first.emit('destroyed')
  second.emit('zoom-changed', {}, 'out')
  expect(state.kept).toBe(90)
  expect([first.factor, second.factor]).toEqual([1, 0.9])
})
