import { makeStyles, tokens } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons'
import { Keys } from '#components/shortcuts/keys.tsx'

const useStyles = makeStyles({
  button: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    width: '100%',
    minWidth: 0,
    paddingInline: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalXS,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'text',
    textAlign: 'start',
    ':hover': { borderTopColor: tokens.colorNeutralStroke1Hover },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
  },
  label: { flexGrow: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})

export const SearchButton = ({ onClick }: { readonly onClick: () => void }) => {
  const styles = useStyles()
  return (
    <button type="button" className={styles.button} aria-haspopup="dialog" onClick={onClick}>
      <SearchRegular aria-hidden />
      <span className={styles.label}>Search or jump...</span>
      <Keys combination="mod+k" />
    </button>
  )
}
