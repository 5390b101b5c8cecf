import type { Fault } from '../fault.ts'

/** Faults that lose what the user typed. */
export const LOST_WORK: readonly Fault[] = [
  {
    name: 'draft-never-flushed-on-leaving',
    file: 'src/renderer/patterns/record-page/draft/use-draft.ts',
    find: "      window.removeEventListener('pagehide', flush)\n      flush()\n",
    replace: "      window.removeEventListener('pagehide', flush)\n",
  },
  {
    name: 'restored-draft-is-not-a-change',
    file: 'src/renderer/patterns/record-page/draft/use-draft.ts',
    find: 'reset(found.values, { keepDefaultValues: true })',
    replace: 'reset(found.values)',
  },
  {
    name: 'typed-before-the-answer-is-dropped',
    file: 'src/renderer/patterns/record-page/draft/use-draft.ts',
    find: 'if (this.#hasWaitingChange) this.changed()',
    replace: 'if (!this.#hasWaitingChange) this.changed()',
  },
  {
    name: 'usable-draft-is-deleted',
    file: 'src/renderer/patterns/record-page/draft/use-draft.ts',
    find: 'if (stored !== null && values === null) void current.discard()',
    replace: 'if (stored !== null) void current.discard()',
  },
  {
    name: 'leaving-never-asks-twice',
    file: 'src/renderer/patterns/record-page/use-leave-guard.tsx',
    find: '    if (!isDirty()) isAllowed.current = false\n',
    replace: '',
  },
  {
    name: 'other-record-does-not-ask',
    file: 'src/renderer/patterns/record-page/use-leave-guard.tsx',
    find: 'return link !== null && link !== linkAt(to)',
    replace: 'return link !== null && linkAt(to) === null',
  },
  {
    name: 'escape-closes-a-changed-dialog',
    file: 'src/renderer/patterns/record-page/use-leave-guard.tsx',
    find: 'const leave = useCallback(() => (isDirty() ? setAsking(true) : onLeave?.()), [isDirty, onLeave])',
    replace: 'const leave = useCallback(() => (isDirty() && onLeave === undefined ? setAsking(true) : onLeave?.()), [isDirty, onLeave])',
  },
  {
    name: 'draft-in-memory-not-read',
    file: 'src/main/drafts/drafts.ts',
    find: 'if (inMemory !== undefined && !this.#isExpired(inMemory)) return success(inMemory)',
    replace: 'if (inMemory !== undefined && this.#isExpired(inMemory)) return success(inMemory)',
  },
  {
    name: 'drafts-expire-in-seconds',
    file: 'src/main/drafts/drafts.ts',
    find: 'return this.#now() - draft.savedAt * 1000 > DRAFT_AGE',
    replace: 'return this.#now() - draft.savedAt > DRAFT_AGE',
  },
  {
    name: 'draft-ends-before-the-site-exists',
    file: 'src/renderer/features/site-form/create/create-site-route.tsx',
    find: '      if (store.status.creation?.site) void draft.end()',
    replace: '      void draft.end()',
  },
]
