import {
  Button,
  DialogActions,
  DialogContent,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  Skeleton,
  SkeletonItem,
  Spinner,
  tokens,
} from '@fluentui/react-components'
import { type ReactNode, useId } from 'react'
import { FailureState } from '#components/failure-state.tsx'
import { useShortcut } from '#components/shortcuts/shortcuts.ts'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { NOT_CONFIRMED, NOT_SAVED, NOTHING_TO_SAVE, SAVING } from './messages.ts'
import type { SettingSaving } from './use-setting-save.ts'

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minHeight: 0 },
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, flexGrow: 1, minHeight: 0 },
})

export interface SettingFormProps {
  /** What Ctrl/Cmd+S does, for the sheet of shortcuts. */
  readonly what: string
  readonly isDirty: boolean
  readonly saving: Pick<SettingSaving, 'isSaving' | 'failure' | 'isOpen'>
  /** Called when saving is possible. */
  readonly onSubmit: () => void
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** The fields of a setting, why it could not be saved, and Save, which says why it cannot be used when it cannot. */
export const SettingForm = ({ what, isDirty, saving, onSubmit, onCancel, children }: SettingFormProps) => {
  const styles = useStyles()
  const id = useId()
  const gate = useWriteGate()
  const { isSaving, failure, isOpen } = saving
  const refusal = gate.reason ?? (isSaving ? SAVING : isDirty ? null : NOTHING_TO_SAVE)
  const submit = (): void => {
    if (refusal === null) onSubmit()
  }
  // Over the screen's own: the last one offered wins.
  useShortcut({ keys: 'mod+s', description: `Save ${what}`, group: what, run: submit })
  return (
    <>
      <DialogContent className={styles.content}>
        <form
          id={id}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          {children}
        </form>
        {failure !== null && (
          <MessageBar intent="error" layout="multiline" role="alert">
            <MessageBarBody>
              <MessageBarTitle>{isOpen ? NOT_CONFIRMED : NOT_SAVED}</MessageBarTitle>
              {failure}
            </MessageBarBody>
          </MessageBar>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button
          type="submit"
          form={id}
          appearance="primary"
          disabledFocusable={refusal !== null}
          {...(refusal === null ? {} : { title: refusal })}
          {...(isSaving ? { icon: <Spinner size="tiny" /> } : {})}
        >
          Save
        </Button>
      </DialogActions>
    </>
  )
}

const LINES = [0, 1, 2, 3]

export interface SettingNotThereProps {
  /** What failed, as a sentence, and why; null while it is being read. */
  readonly what: string
  readonly error: Error | null
  readonly onRetry: () => void
}

/** Stands where the form will be: while the setting is read, and when it could not be. */
export const SettingNotThere = ({ what, error, onRetry }: SettingNotThereProps) => {
  const styles = useStyles()
  if (error === null) {
    return (
      <DialogContent>
        <Skeleton aria-label="Loading" className={styles.form}>
          {LINES.map((line) => (
            <SkeletonItem key={line} size={40} />
          ))}
        </Skeleton>
      </DialogContent>
    )
  }
  return (
    <DialogContent>
      <FailureState what={what} failure={asPlatformFailure(error)} onRetry={onRetry} />
    </DialogContent>
  )
}
