import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { type ReactNode, useId } from 'react'
import { FieldGrid } from '#components/form/field-grid.tsx'
import type { PlacedGroup, PlacedSection } from '../fields/site-fields.ts'
import { SiteFieldControl } from './site-field.tsx'

const useStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  title: { margin: 0 },
  // Switches beside each other, close as a list.
  switches: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(208px, 100%), 1fr))', columnGap: tokens.spacingHorizontalL },
})

/** The groups of a section with their fields. */
export const SectionBody = ({ section, disabled }: { readonly section: PlacedSection; readonly disabled: boolean }) =>
  section.groups.map((group) => <Group key={group.id} group={group} disabled={disabled} />)

const Group = ({ group: { title, layout, fields }, disabled }: { readonly group: PlacedGroup; readonly disabled: boolean }) => {
  const styles = useStyles()
  const drawn = fields.map((field) => <SiteFieldControl key={field.name} field={field} disabled={disabled} />)
  const arranged = layout === 'grid' ? <FieldGrid>{drawn}</FieldGrid> : layout === 'switches' ? <div className={styles.switches}>{drawn}</div> : drawn
  return title === undefined ? arranged : <TitledGroup title={title}>{arranged}</TitledGroup>
}

const TitledGroup = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const styles = useStyles()
  const titleId = useId()
  return (
    <div role="group" aria-labelledby={titleId} className={styles.group}>
      <Text as="h3" size={400} weight="semibold" id={titleId} className={styles.title}>
        {title}
      </Text>
      {children}
    </div>
  )
}
