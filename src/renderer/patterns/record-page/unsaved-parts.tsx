import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useLeaveGuard } from './use-leave-guard.tsx'
import { type UnsavedParts, UnsavedPartsContext } from './use-unsaved-part.ts'

/** Named forms, such as those of tabs. `isDirty` reads them all; `dirty` names those rendered with unsaved changes. */
export const useUnsavedParts = <Name extends string>() => {
  const [readers] = useState(() => new Map<Name, Set<() => boolean>>())
  const [dirty, setDirty] = useState<readonly Name[]>([])
  const dirtyNow = useCallback(() => [...readers].flatMap(([name, those]) => ([...those].some((isDirty) => isDirty()) ? [name] : [])), [readers])
  const isDirty = useCallback(() => dirtyNow().length > 0, [dirtyNow])
  const check = useCallback(() => setDirty((before) => sameOr(before, dirtyNow())), [dirtyNow])
  const add = useCallback(
    (name: Name, reader: () => boolean) => {
      readers.set(name, (readers.get(name) ?? new Set()).add(reader))
      return () => {
        readers.get(name)?.delete(reader)
        check()
      }
    },
    [check, readers],
  )
  return { isDirty, dirty, add, check }
}

/** The array before where it has the same names, so that nothing is drawn again. */
const sameOr = <Name extends string>(before: readonly Name[], now: readonly Name[]): readonly Name[] =>
  before.length === now.length && now.every((name) => before.includes(name)) ? before : now

interface UnsavedPartProps<Name extends string> extends Pick<ReturnType<typeof useUnsavedParts<Name>>, 'add' | 'check'> {
  readonly name: Name
  readonly children: ReactNode
}

export const UnsavedPart = <Name extends string>({ name, add, check, children }: UnsavedPartProps<Name>) => {
  const parts = useMemo<UnsavedParts>(() => ({ add: (isDirty) => add(name, isDirty), check }), [add, check, name])
  return <UnsavedPartsContext value={parts}>{children}</UnsavedPartsContext>
}

/** Asks one question for all forms on a screen or in a dialog. `leaving`: what is lost. */
export const GuardedParts = ({ leaving, children }: { readonly leaving: string; readonly children: ReactNode }) => {
  const { isDirty, add, check } = useUnsavedParts()
  const { question } = useLeaveGuard({ isDirty, detail: leaving })
  return (
    <UnsavedPart name="all" add={add} check={check}>
      {children}
      {question}
    </UnsavedPart>
  )
}
