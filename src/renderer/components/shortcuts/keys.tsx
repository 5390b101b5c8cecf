import { makeStyles, tokens } from '@fluentui/react-components'
import { isMac, keysOf, useKeysWork } from './shortcuts.ts'

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

/** The keys of a combination; nothing where they do not work. */
export const Keys = ({ combination }: { readonly combination: string }) => {
  const styles = useStyles()
  if (!useKeysWork()(combination)) return null
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
