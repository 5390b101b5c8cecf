import { Button, Spinner } from '@fluentui/react-components'
import { SaveProblem } from '#components/form/save-problem.tsx'
import type { TemplateSave } from './use-template-save.ts'

/** Saves, or goes back to the list. */
export const SaveBar = ({
  saving: { refusal, isSaving, problem, leave },
}: {
  readonly saving: Pick<TemplateSave, 'refusal' | 'isSaving' | 'problem' | 'leave'>
}) => (
  <>
    <Button
      type="submit"
      appearance="primary"
      disabledFocusable={refusal !== null}
      {...(refusal === null ? {} : { title: refusal })}
      {...(isSaving ? { icon: <Spinner size="tiny" /> } : {})}
    >
      Save
    </Button>
    <Button onClick={leave}>Cancel</Button>
    <SaveProblem problem={problem} isBusy={isSaving} />
  </>
)
