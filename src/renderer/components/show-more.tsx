import { Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'

/**
 * What shows of many while the user has not asked for all: all where there are no more than `most`, else the first `first`, and those that always show.
 * Where `first` is less than `most`, what shows and the button are as high as `most`.
 */
export const firstOf = <Item,>(items: readonly Item[], first: number, most = first, isKept: (item: Item) => boolean = () => false): readonly Item[] =>
  items.length <= most ? items : items.filter((item, place) => place < first || isKept(item))

const useStyles = makeStyles({ button: { fontSize: tokens.fontSizeBase200, lineHeight: 'inherit' } })

interface ShowMoreProps {
  /** How many do not show at first. Without any there is no button. */
  readonly more: number
  /** What they are, where it is not plain: "currencies". */
  readonly what?: string
  readonly isWhole: boolean
  readonly onWhole: (isWhole: boolean) => void
  readonly className?: string
}

/** The button below or beside the first of many: shows the others, and hides them again. */
export const ShowMore = ({ more, what, isWhole, onWhole, className }: ShowMoreProps) => {
  const styles = useStyles()
  if (more === 0) return null
  return (
    <Link as="button" type="button" className={mergeClasses(styles.button, className)} aria-expanded={isWhole} onClick={() => onWhole(!isWhole)}>
      {isWhole ? 'Show fewer' : [more, 'more', what].filter(Boolean).join(' ')}
    </Link>
  )
}
