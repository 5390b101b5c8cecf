import { type ComponentType, createElement, lazy, Suspense } from 'react'

/** A part of a screen whose chunk is loaded when it is first drawn; until then nothing is in its place. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Part = lazy(async () => ({ default: await load() }))
  const LazyPart = (props: Props) => <Suspense fallback={null}>{createElement<Props>(Part, props)}</Suspense>
  return LazyPart
}
