import { Button, Checkbox, makeStyles, tokens } from '@fluentui/react-components'
import { memo } from 'react'
import { FieldGroup } from '#components/form/field-group.tsx'
import type { FieldProps } from '#components/form/field-props.ts'
import { useControlled } from '#components/form/use-controlled.ts'
import { GROUP_LABELS, operationLabel } from '#shared/domain/access/access-labels.ts'
import { PERMISSION_GROUPS, type PermissionGroup } from '#shared/domain/permission.ts'
import { GROUPS, type Grant, isChosen, isSingle, isTicked, withGroup, withOperations } from '../model/grants.ts'

const useStyles = makeStyles({
  groups: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(232px, 1fr))',
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalM,
  },
  group: { display: 'flex', flexDirection: 'column' },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: '32px' },
  operations: { display: 'flex', flexDirection: 'column', marginInlineStart: tokens.spacingHorizontalXL },
})

const NONE: readonly Grant[] = []

/** Marks the box of a group (`site`) or of an operation in it (`site.delete_site`). */
const BOX = 'data-permission'

/** Leads to the box of an operation; to that of its group where it must be ticked first. */
export const focusPermission = (id: string): void => {
  const [group = ''] = id.split('.')
  const box = [id, group].map((each) => document.querySelector<HTMLElement>(`[${BOX}="${CSS.escape(each)}"]:enabled`)).find((each) => each !== null)
  box?.scrollIntoView({ block: 'center' })
  box?.focus()
}

/** What a user may do: groups, and in each the operations that it grants. Its value is an array of grants. */
export const PermissionsField = memo(({ name, label, required = false }: Pick<FieldProps, 'name' | 'label' | 'required'>) => {
  const styles = useStyles()
  const { field, fieldState } = useControlled(name)
  const grants = (field.value ?? NONE) as readonly Grant[]
  return (
    <FieldGroup name={name} label={label} required={required} error={fieldState.error?.message} className={styles.groups} ref={field.ref} onBlur={field.onBlur}>
      {GROUPS.map((group) => (
        <GroupOfOperations key={group} group={group} grants={grants} onChange={field.onChange} />
      ))}
    </FieldGroup>
  )
})
PermissionsField.displayName = 'PermissionsField'

interface GroupOfOperationsProps {
  readonly group: PermissionGroup
  readonly grants: readonly Grant[]
  readonly onChange: (grants: readonly Grant[]) => void
}

const GroupOfOperations = ({ group, grants, onChange }: GroupOfOperationsProps) => {
  const styles = useStyles()
  const operations: readonly string[] = PERMISSION_GROUPS[group]
  const label = GROUP_LABELS[group]
  const isOn = isTicked(grants, group)
  const hasAll = operations.every((operation) => isChosen(grants, group, operation))
  return (
    <div role="group" aria-label={label} className={styles.group}>
      <div className={styles.head}>
        <Checkbox {...{ [BOX]: group }} label={label} checked={isOn} onChange={(_, data) => onChange(withGroup(grants, group, data.checked === true))} />
        {isOn && !isSingle(group) && (
          <Button
            size="small"
            appearance="subtle"
            aria-label={hasAll ? `Nothing of ${label}` : `Everything of ${label}`}
            onClick={() => onChange(withOperations(grants, group, () => !hasAll))}
          >
            {hasAll ? 'None' : 'All'}
          </Button>
        )}
      </div>
      {!isSingle(group) && (
        <div className={styles.operations}>
          {operations.map((operation) => (
            <Checkbox
              key={operation}
              {...{ [BOX]: `${group}.${operation}` }}
              label={operationLabel(operation)}
              checked={isChosen(grants, group, operation)}
              disabled={!isOn}
              onChange={(_, data) =>
                onChange(withOperations(grants, group, (other) => (other === operation ? data.checked === true : isChosen(grants, group, other))))
              }
            />
          ))}
        </div>
      )}
    </div>
  )
}
