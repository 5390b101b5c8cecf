import { makeStyles, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({
  mark: {
    backgroundColor: tokens.colorPaletteYellowBackground2,
    color: tokens.colorNeutralForeground1,
    borderRadius: tokens.borderRadiusSmall,
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'Mark', color: 'MarkText' },
  },
})

interface HighlightedProps {
  readonly text: string
  /** What was searched for. */
  readonly part: string
}

/** A text with the first place marked where it holds what was searched for. */
export const Highlighted = ({ text, part }: HighlightedProps) => {
  const styles = useStyles()
  const wanted = part.trim()
  const start = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted.toLowerCase())
  if (start === -1) return <span dir="auto">{text}</span>
  const end = start + wanted.length
  return (
    <span dir="auto" title={text}>
      {text.slice(0, start)}
      <mark className={styles.mark}>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </span>
  )
}
