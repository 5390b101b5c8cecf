import type { Fault } from '../fault.ts'

/** Faults that overwrite another person's save, or lose the user's choice in a conflict. */
export const OVERWRITES: readonly Fault[] = [
  {
    name: 'conflict-counts-as-yours',
    file: 'src/renderer/patterns/edit-review/three-way.ts',
    find: '.filter(({ isMine, isTheirs }) => isMine && !isTheirs)',
    replace: '.filter(({ isMine }) => isMine)',
  },
  {
    name: 'their-change-is-not-shown',
    file: 'src/renderer/patterns/edit-review/three-way.ts',
    find: 'different.filter(({ field, isMine, isTheirs }) => isTheirs && !isMine && field.isLocked !== true)',
    replace: 'different.filter(({ field, isMine, isTheirs }) => isTheirs && isMine && field.isLocked !== true)',
  },
  {
    name: 'sent-without-reading-again',
    file: 'src/renderer/patterns/record-page/use-reviewed-save.tsx',
    find: 'if (changedFields(valuesOf(stored), valuesOf(now), fields).length > 0) return reviewOf',
    replace: 'if (changedFields(valuesOf(stored), valuesOf(now), fields).length > 1) return reviewOf',
  },
  {
    name: 'save-open-with-an-open-choice',
    file: 'src/renderer/patterns/edit-review/edit-review.tsx',
    find: 'isDisabled={open > 0 || needsTick}',
    replace: 'isDisabled={open > 1}',
  },
  {
    name: 'their-change-overwritten-unless-chosen',
    file: 'src/renderer/patterns/edit-review/three-way.ts',
    find: "onlyTheirs.map(({ id }) => [id, 'theirs'])",
    replace: "onlyTheirs.map(({ id }) => [id, 'yours'])",
  },
  {
    name: 'whole-form-is-written',
    file: 'src/renderer/features/site-form/model/site-input.ts',
    find: 'filter(([name]) => names.has(name))',
    replace: "filter(([name]) => names.has(name) || name !== 'domain')",
  },
  {
    name: 'bulk-row-changed-since-is-sent',
    file: 'src/main/bulk/row-texts.ts',
    find: '  return isSameContent(current.value, from) ? null :',
    replace: '  return isSameContent(current.value, from) || current.value === null ? null :',
  },
  {
    name: 'lost-save-counts-as-another-user',
    file: 'src/renderer/patterns/record-page/use-reviewed-save.tsx',
    find: "      if (isSaved(found, merged)) return 'as-sent'\n",
    replace: '',
  },
  {
    name: 'undo-takes-back-newer-change',
    file: 'src/renderer/patterns/activity/taken-back.ts',
    find: 'if (!values.every(({ name, to })',
    replace: 'if (!values.some(({ name, to })',
  },
  {
    name: 'field-set-by-another-counts-as-absent',
    file: 'src/renderer/data/saving/holds.ts',
    find: "isSame(stored[name], before[name])) ? 'absent' : 'different'",
    replace: "isSame(stored[name], before[name])) ? 'different' : 'absent'",
  },
]
