import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { CopyRegular, SaveRegular, SettingsRegular } from '@fluentui/react-icons'
import { useMemo, useState } from 'react'
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form'
import { ActionButton } from '#components/action-button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { FailureState } from '#components/failure-state.tsx'
import { ComboField } from '#components/form/fields/combo-field.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { Notice } from '#components/notice.tsx'
import { useOfflineQuery } from '#data/platform/use-offline-query.ts'
import { GetInternalUsersDocument } from '#generated/graphql.ts'
import { roleLabel } from '#shared/domain/role.ts'
import { COPY_PERMISSIONS, leftOut, MANAGE_PRESETS, NOTHING_LEFT, NOTHING_TICKED, SAME_PERMISSIONS, SAVE_PRESET, USERS_FAILED } from '../messages.ts'
import type { Grant } from '../model/grants.ts'
import { goneGrants, grantChanges, offeredGrants, type PermittedUser, usualGrants } from '../model/permission-sources.ts'
import { byName, sizeText } from '../model/presets.ts'
import type { UserValues } from '../model/user-schema.ts'
import { ManagePresetsDialog } from '../presets/manage-presets-dialog.tsx'
import { SavePresetDialog } from '../presets/save-preset-dialog.tsx'
import { usePresets } from '../presets/use-presets.ts'

/** The choice that stands for the role, and how the choice of a preset begins: no user name can. */
const USUAL = ' usual'
const PRESET = ' preset '
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

/**
 * Fills the permissions of a form from another user, a saved preset, or with what is usual for the role, after a look at what that changes; saves what is
 * ticked as a preset.
 */
export const CopyPermissions = (props: CopyPermissionsProps) => {
  const layout = useLayoutStyles()
  const permissions = useWatch<UserValues, 'permissions'>({ name: 'permissions' })
  const [opened, setOpened] = useState<'copy' | 'save' | 'manage' | null>(null)
  const close = (): void => setOpened(null)
  return (
    <div className={layout.wrap}>
      <Button icon={<CopyRegular />} onClick={() => setOpened('copy')}>
        {COPY_PERMISSIONS}
      </Button>
      <ActionButton icon={<SaveRegular />} reason={offeredGrants(permissions).length === 0 ? NOTHING_TICKED : null} onClick={() => setOpened('save')}>
        {SAVE_PRESET}
      </ActionButton>
      <Button icon={<SettingsRegular />} onClick={() => setOpened('manage')}>
        {MANAGE_PRESETS}
      </Button>
      {opened === 'copy' && <CopyPermissionsDialog {...props} onClose={close} />}
      {opened === 'save' && <SavePresetDialog onClose={close} />}
      {opened === 'manage' && <ManagePresetsDialog onClose={close} />}
    </div>
  )
}

const CopyPermissionsDialog = ({ userName, role, onClose }: CopyPermissionsProps & { readonly onClose: () => void }) => {
  const form = useFormContext<UserValues>()
  const { data, failure, refetch } = useOfflineQuery(GetInternalUsersDocument, {}, 'users', { savedCopy: 'when-unreachable' })
  const users: readonly PermittedUser[] = data?.getInternalUsers ?? NOBODY
  const methods = useForm({ defaultValues: { source: '' } })
  const source = useWatch({ control: methods.control, name: 'source' })
  const { presets } = usePresets()
  const usual = useMemo(() => usualGrants(users, role), [users, role])
  const options = useMemo(
    () => [
      ...(usual === null ? [] : [{ value: USUAL, label: `Usual for the role ${roleLabel(role)} (${usual.users} active)` }]),
      ...byName(presets).map(({ id, name, grants }) => ({ value: PRESET + id, label: `Preset: ${name} (${sizeText(grants)})` })),
      ...users
        .filter(({ username, permissions }) => username !== userName && (permissions ?? []).length > 0)
        .map(({ username, name, userRole }) => ({ value: username, label: `${name ?? username}, ${roleLabel(userRole ?? '')} (${username})` }))
        .toSorted((one, other) => one.label.localeCompare(other.label)),
    ],
    [presets, role, userName, users, usual],
  )
  const preset = presets.find(({ id }) => source === PRESET + id)
  const chosen = source === USUAL ? usual?.grants : (preset?.grants ?? users.find(({ username }) => username === source)?.permissions)
  const grants = chosen ? offeredGrants(chosen) : null
  const gone = preset === undefined ? [] : goneGrants(preset.grants)
  const reason = grants === null ? 'Choose whose permissions to copy.' : grants.length === 0 ? NOTHING_LEFT : null
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
          <ActionButton appearance="primary" reason={reason} onClick={apply}>
            Use these permissions
          </ActionButton>
        </>
      }
    >
      <Text>They replace the ticked permissions. Nothing is saved until you save the user.</Text>
      {(failure === null || presets.length > 0) && (
        <FormProvider {...methods}>
          <ComboField
            name="source"
            label="From"
            required
            options={options}
            isLoading={data === undefined && failure === null}
            placeholder="A user, a preset, or the role"
          />
        </FormProvider>
      )}
      {failure !== null && <FailureState what={USERS_FAILED} failure={failure} onRetry={refetch} />}
      {gone.length > 0 && <Notice intent="warning">{grants?.length === 0 ? NOTHING_LEFT : leftOut(gone)}</Notice>}
      {grants !== null && grants.length > 0 && <Changes from={form.getValues('permissions')} to={grants} />}
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
