import { MessageBar, MessageBarBody, MessageBarTitle, makeStyles, Text, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
  field: { fontFamily: tokens.fontFamilyMonospace },
})

export interface ProfileProblemsProps {
  /** Which profile it is about, in words. */
  readonly source: string
  readonly problems: readonly { readonly field: string; readonly message: string }[]
}

/** Why a connection profile cannot be used: each field that is wrong, and what is wrong with it. */
export const ProfileProblems = ({ source, problems }: ProfileProblemsProps) => {
  const styles = useStyles()
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>This profile cannot be used: {source}.</MessageBarTitle>
        <ul className={styles.list}>
          {problems.map((problem) => (
            <li key={`${problem.field} ${problem.message}`}>
              {problem.field !== '' && (
                <Text size={200} className={styles.field}>
                  {problem.field}:{' '}
                </Text>
              )}
              {problem.message}
            </li>
          ))}
        </ul>
      </MessageBarBody>
    </MessageBar>
  )
}
