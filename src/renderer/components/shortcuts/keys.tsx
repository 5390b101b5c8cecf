import { makeStyles, tokens } from '@fluentui/react-components'
import { ariaKeys, isMac, keysOf } from './shortcuts.ts'

const useStyles = makeStyles({
  keys: { display: 'inline-flex', gap: tokens.spacingHorizontalXXS },
  key: {
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase100,
    lineHeight: tokens.lineHeightBase100,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusSmall,
    paddingInline: tokens.spacingHorizontalXS,
    paddingBlock: tokens.spacingVerticalXXS,
  },
})

export const Keys = ({ combination }: { readonly combination: string }) => {
  const styles = useStyles()
  return (
    <span className={styles.keys}>
      {keysOf(combination, isMac).map((key) => (
        <kbd key={key} className={styles.key}>
          {key}
        </kbd>
      ))}
    </span>
  )
}

/** How an entry of a Fluent menu shows its keys; its name stays its label. */
export const menuKeys = (combination: string) => {
  const aria = ariaKeys(combination)
  return {
    secondaryContent: { children: <Keys combination={combination} />, 'aria-hidden': true },
    ...(aria === undefined ? {} : { 'aria-keyshortcuts': aria }),
  } as const
}
