import { Button, Spinner } from '@fluentui/react-components'
import { SaveProblem } from '#components/form/save-problem.tsx'
import { IS_LOADING } from './messages.ts'
import type { PageSave } from './use-page-save.ts'

interface PageBarProps {
  readonly saving: PageSave
  readonly isReadOnly: boolean
}

/** Saves, or goes back to the list. */
export const PageBar = ({ saving, isReadOnly }: PageBarProps) => {
  const refusal = isReadOnly ? IS_LOADING : saving.refusal
  return (
    <>
      <Button
        type="submit"
        appearance="primary"
        disabledFocusable={refusal !== null}
        {...(refusal === null ? {} : { title: refusal })}
        {...(saving.isSaving ? { icon: <Spinner size="tiny" /> } : {})}
      >
        Save
      </Button>
      <Button onClick={saving.leave}>Cancel</Button>
      <SaveProblem problem={saving.problem} isBusy={saving.isSaving} />
    </>
  )
}
