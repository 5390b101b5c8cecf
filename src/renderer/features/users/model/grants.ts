import { PERMISSION_GROUPS, type PermissionGroup } from '#shared/domain/permission.ts'

/** A ticked permission group and the operations chosen in it, as the platform stores it. Older records hold groups and operations that are offered no more. */
export interface Grant {
  readonly name: string
  readonly operations: readonly string[]
}

export const GROUPS = Object.keys(PERMISSION_GROUPS) as PermissionGroup[]

const operationsOf = (group: PermissionGroup): readonly string[] => PERMISSION_GROUPS[group]

/** A group of one operation is that operation: a dashboard. Ticking the group grants it. */
export const isSingle = (group: PermissionGroup): boolean => operationsOf(group).length === 1

export const isTicked = (grants: readonly Grant[], group: PermissionGroup): boolean => grants.some(({ name }) => name === group)

/** An operation can be chosen only when its group is ticked. */
export const isChosen = (grants: readonly Grant[], group: PermissionGroup, operation: string): boolean =>
  grants.some(({ name, operations }) => name === group && operations.includes(operation))

/** By their place in the order of the source; what is offered no more comes last. */
const byPlace = (order: readonly string[]) => {
  const place = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length)
  return (one: string, other: string): number => place(one) - place(other)
}

/** Groups and their operations in the order of the source, whatever order they were granted in. */
export const inOrder = (grants: readonly Grant[]): readonly Grant[] => {
  const compare = byPlace(GROUPS)
  return grants
    .map(({ name, operations }) => ({
      name,
      operations: operations.toSorted(byPlace(GROUPS.some((group) => group === name) ? operationsOf(name as PermissionGroup) : [])),
    }))
    .toSorted((one, other) => compare(one.name, other.name))
}

/** Ticks or unticks a group. Unticking clears its operations. */
export const withGroup = (grants: readonly Grant[], group: PermissionGroup, isOn: boolean): readonly Grant[] => {
  const others = grants.filter(({ name }) => name !== group)
  return isOn ? inOrder([...others, { name: group, operations: isSingle(group) ? operationsOf(group) : [] }]) : others
}

/** Sets which of its operations a ticked group grants; an operation that is offered no more stays. */
export const withOperations = (grants: readonly Grant[], group: PermissionGroup, isGranted: (operation: string) => boolean): readonly Grant[] =>
  grants.map((grant) => {
    if (grant.name !== group) return grant
    const offered = operationsOf(group)
    return { ...grant, operations: [...offered.filter(isGranted), ...grant.operations.filter((operation) => !offered.includes(operation))] }
  })

/** The offered groups that are ticked without any of their operations: they grant nothing. */
export const emptyGroups = (grants: readonly Grant[]): readonly PermissionGroup[] =>
  GROUPS.filter((group) => grants.some(({ name, operations }) => name === group && operations.length === 0))
