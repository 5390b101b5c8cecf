import { makeStyles, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({
  link: {
    position: 'absolute',
    zIndex: 1000,
    insetInlineStart: tokens.spacingHorizontalM,
    top: tokens.spacingVerticalS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ':not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
  },
})

/** Takes a keyboard user past header and menu. Shows when it has the focus. */
export const SkipLink = ({ target }: { readonly target: string }) => (
  <a
    href={`#${target}`}
    className={useStyles().link}
    onClick={(event) => {
      event.preventDefault()
      document.getElementById(target)?.focus()
    }}
  >
    Skip to content
  </a>
)
