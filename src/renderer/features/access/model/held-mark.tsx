import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { CheckmarkCircleRegular, DismissCircleRegular } from '@fluentui/react-icons'
import { useLayoutStyles } from '#components/layout-styles.ts'

const useStyles = makeStyles({ mark: { display: 'inline-flex', alignItems: 'center', gap: '4px', whiteSpace: 'nowrap' } })

/** Whether a user has a permission, in a word and a mark: never by colour alone. */
export const HeldMark = ({ isHeld }: { readonly isHeld: boolean }) => {
  const layout = useLayoutStyles()
  return (
    <span className={mergeClasses(useStyles().mark, isHeld ? layout.success : layout.quiet)}>
      {isHeld ? <CheckmarkCircleRegular aria-hidden /> : <DismissCircleRegular aria-hidden />}
      {isHeld ? 'Has' : 'Has not'}
    </span>
  )
}
