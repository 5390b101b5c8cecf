import { Link, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { truncate } from '#shared/domain/text.ts'

const useStyles = makeStyles({ text: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } })

/** Characters that show at first: a handful of lines. */
const BRIEF = 280

/** A text of the platform as it was written, however long: the rest of a long one on demand. */
export const LongText = ({ text }: { readonly text: string }) => {
  const styles = useStyles()
  const [isWhole, setWhole] = useState(false)
  const brief = truncate(text, BRIEF)
  return (
    <>
      <span dir="auto" className={styles.text}>
        {isWhole ? text : brief}
      </span>
      {brief !== text && (
        <>
          {' '}
          <Link as="button" inline aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show less' : 'Show all'}
          </Link>
        </>
      )}
    </>
  )
}
