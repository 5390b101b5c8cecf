import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle, makeStyles } from '@fluentui/react-components'

const useStyles = makeStyles({ notice: { flexShrink: 0 } })

interface MissingNoticeProps {
  /** What is missing, as sentences. */
  readonly sentences: readonly string[]
  readonly onRetry: () => void
}

/** Above a screen: what is missing of the lists that it shows. */
export const MissingNotice = ({ sentences, onRetry }: MissingNoticeProps) => (
  <MessageBar intent="warning" layout="multiline" className={useStyles().notice}>
    <MessageBarBody>
      <MessageBarTitle>Some data could not be loaded.</MessageBarTitle>
      {sentences.join(' ')}
    </MessageBarBody>
    <MessageBarActions>
      <Button onClick={onRetry}>Load again</Button>
    </MessageBarActions>
  </MessageBar>
)
