import { makeStyles, Text, ToggleButton, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { firstOf, ShowMore } from '#components/show-more.tsx'
import type { BoardTile } from './board-tiles.ts'

const useStyles = makeStyles({
  tiles: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS, border: 'none', margin: 0, padding: 0 },
  tile: { fontWeight: tokens.fontWeightRegular, columnGap: tokens.spacingHorizontalS },
})

/** So many stay in one line at 1280 pixels: the table is what the screen is for. */
const MOST = 5

interface TileButtonsProps {
  /** Names them for screen readers: "Figures of the Renewal Dashboard". */
  readonly label: string
  readonly tiles: readonly BoardTile[]
  /** Why there are no figures, as it is read out: they are being counted. Null: there are. */
  readonly missing: string | null
  /** Of the one that filters the list; empty for none. */
  readonly picked: string
  readonly onPick: (id: string) => void
}

/** The figures of a dashboard. A click lists what one counts, another click lists everything again. */
export const TileButtons = ({ label, tiles, missing, picked, onPick }: TileButtonsProps) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const [isWhole, setWhole] = useState(false)
  const first = firstOf(tiles, MOST, MOST, ({ id }) => id === picked)
  return (
    <fieldset aria-label={label} className={styles.tiles}>
      {(isWhole ? tiles : first).map(({ id, label: name, text, explanation }) => (
        <ToggleButton
          key={id}
          size="small"
          className={styles.tile}
          appearance={id === picked ? 'primary' : 'secondary'}
          checked={id === picked}
          disabledFocusable={missing !== null}
          aria-label={missing === null ? `${name}: ${text}, ${explanation}` : `${name}: ${missing}`}
          title={explanation}
          onClick={() => onPick(id === picked ? '' : id)}
        >
          {name}
          <Text size={200} weight="semibold" className={layout.numbers}>
            {missing === null ? text : '–'}
          </Text>
        </ToggleButton>
      ))}
      <ShowMore more={tiles.length - first.length} isWhole={isWhole} onWhole={setWhole} />
    </fieldset>
  )
}
