import { holderOf, wordingProblem } from '#components/form/given-name/given-name.ts'
import type { PermissionPreset } from '#shared/bridge/preferences.ts'
import type { Grant } from './grants.ts'
import { offeredGrants } from './permission-sources.ts'

export type Presets = readonly PermissionPreset[]

const MOST_PRESETS = 100

/** Why a preset cannot be saved under a name; null when it can, also where it then replaces the one that has the name. */
export const saveProblem = (presets: Presets, name: string, own: string): string | null => {
  const problem = wordingProblem(name)
  if (problem !== null) return problem
  const isNew = holderOf(presets, name, own) === undefined && !presets.some(({ id }) => id === own)
  return isNew && presets.length >= MOST_PRESETS ? `There are ${MOST_PRESETS} presets already. Delete one first.` : null
}

/** Why a preset cannot be renamed to a name; null when it can. */
export const renameProblem = (presets: Presets, name: string, own: string): string | null =>
  wordingProblem(name) ?? (holderOf(presets, name, own) === undefined ? null : 'Another preset has this name.')

/** With a preset of these permissions; one of the same id or name is replaced, at its place. What a form does not offer is not saved. */
export const savePreset = (presets: Presets, id: string, name: string, permissions: readonly Grant[]): PermissionPreset[] => {
  const replaced = presets.find((preset) => preset.id === id) ?? holderOf(presets, name)
  const grants = offeredGrants(permissions).map((grant) => ({ name: grant.name, operations: [...grant.operations] }))
  const saved = { id: replaced?.id ?? id, name: name.trim(), grants }
  return replaced === undefined ? [...presets, saved] : presets.map((preset) => (preset === replaced ? saved : preset))
}

export const renamePreset = (presets: Presets, id: string, name: string): PermissionPreset[] =>
  presets.map((preset) => (preset.id === id ? { ...preset, name } : preset))

export const deletePreset = (presets: Presets, id: string): PermissionPreset[] => presets.filter((preset) => preset.id !== id)

/** In the order of their names, as pickers and lists show them. */
export const byName = (presets: Presets): readonly PermissionPreset[] => presets.toSorted((one, other) => one.name.localeCompare(other.name))

/** "12 permissions" */
export const sizeText = (grants: readonly Grant[]): string => {
  const count = grants.reduce((sum, { operations }) => sum + operations.length, 0)
  return count === 1 ? '1 permission' : `${count} permissions`
}
