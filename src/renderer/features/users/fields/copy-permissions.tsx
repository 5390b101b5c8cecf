import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { CopyRegular } from '@fluentui/react-icons'
import { useMemo, useState } from 'react'
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form'
import { ActionButton } from '#components/action-button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { FailureState } from '#components/failure-state.tsx'
import { ComboField } from '#components/form/fields/combo-field.tsx'
import { useOfflineQuery } from '#data/platform/use-offline-query.ts'
import { roleLabel } from '#data/users/access-labels.ts'
import { GetInternalUsersDocument } from '#generated/graphql.ts'
import { COPY_PERMISSIONS, SAME_PERMISSIONS, USERS_FAILED } from '../messages.ts'
import type { Grant } from '../model/grants.ts'
import { grantChanges, offeredGrants, type PermittedUser, usualGrants } from '../model/permission-sources.ts'
import type { UserValues } from '../model/user-schema.ts'

/** The choice that stands for the role, which no user name can be. */
const USUAL = ' usual'
const NOBODY: readonly PermittedUser[] = []

const useStyles = makeStyles({
  lists: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))', gap: tokens.spacingHorizontalL },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL },
})

interface CopyPermissionsProps {
  /** Of the user whose form this is: nobody copies from themselves. */
  readonly userName: string
  readonly role: string
}

/** Fills the permissions of a form from another user, or with what is usual for the role, after a look at what that changes. */
export const CopyPermissions = (props: CopyPermissionsProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button icon={<CopyRegular />} onClick={() => setOpen(true)}>
        {COPY_PERMISSIONS}
      </Button>
      {isOpen && <CopyPermissionsDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  )
}

const CopyPermissionsDialog = ({ userName, role, onClose }: CopyPermissionsProps & { readonly onClose: () => void }) => {
  const form = useFormContext<UserValues>()
  const { data, failure, refetch } = useOfflineQuery(GetInternalUsersDocument, {}, 'users', { savedCopy: 'when-unreachable' })
  const users: readonly PermittedUser[] = data?.getInternalUsers ?? NOBODY
  const methods = useForm({ defaultValues: { source: '' } })
  const source = useWatch({ control: methods.control, name: 'source' })
  const usual = useMemo(() => usualGrants(users, role), [users, role])
  const options = useMemo(
    () => [
      ...(usual === null ? [] : [{ value: USUAL, label: `Usual for the role ${roleLabel(role)} (${usual.users} active)` }]),
      ...users
        .filter(({ username, permissions }) => username !== userName && (permissions ?? []).length > 0)
        .map(({ username, name, userRole }) => ({ value: username, label: `${name ?? username}, ${roleLabel(userRole ?? '')} (${username})` }))
        .toSorted((one, other) => one.label.localeCompare(other.label)),
    ],
    [role, userName, users, usual],
  )
  const chosen = source === USUAL ? usual?.grants : users.find(({ username }) => username === source)?.permissions
  const grants = chosen ? offeredGrants(chosen) : null
  const apply = (): void => {
    if (grants === null) return
    form.setValue('permissions', [...grants] as UserValues['permissions'], { shouldDirty: true, shouldTouch: true, shouldValidate: true })
    onClose()
  }
  return (
    <Dialog
      title={COPY_PERMISSIONS}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <ActionButton appearance="primary" reason={grants === null ? 'Choose whose permissions to copy.' : null} onClick={apply}>
            Use these permissions
          </ActionButton>
        </>
      }
    >
      <Text>They take the place of what is ticked. Nothing is saved until you save the user.</Text>
      {failure === null ? (
        <FormProvider {...methods}>
          <ComboField name="source" label="From" required options={options} isLoading={data === undefined} placeholder="A user, or the role" />
        </FormProvider>
      ) : (
        <FailureState what={USERS_FAILED} failure={failure} onRetry={refetch} />
      )}
      {grants !== null && <Changes from={form.getValues('permissions')} to={grants} />}
    </Dialog>
  )
}

const Changes = ({ from, to }: { readonly from: readonly Grant[]; readonly to: readonly Grant[] }) => {
  const styles = useStyles()
  const { added, removed } = grantChanges(from, to)
  if (added.length === 0 && removed.length === 0) return <Text role="status">{SAME_PERMISSIONS}</Text>
  return (
    <div role="status" className={styles.lists}>
      {[
        { title: `Allows ${added.length} more`, texts: added },
        { title: `No longer allows ${removed.length}`, texts: removed },
      ]
        .filter(({ texts }) => texts.length > 0)
        .map(({ title, texts }) => (
          <div key={title}>
            <Text weight="semibold">{title}</Text>
            <ul className={styles.list}>
              {texts.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  )
}
