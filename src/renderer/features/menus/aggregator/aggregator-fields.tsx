import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { useWatch } from 'react-hook-form'
import { FieldGrid } from '#components/form/field-grid.tsx'
import { SelectField } from '#components/form/fields/select-field.tsx'
import { SwitchField } from '#components/form/fields/switch-field.tsx'
import { TextField } from '#components/form/fields/text-field.tsx'
import { AGGREGATOR_SYSTEMS } from '#shared/domain/content/menu.ts'
import { YES_NO } from './aggregator.ts'

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  title: { margin: 0 },
  hint: { color: tokens.colorNeutralForeground2 },
})

const SYSTEMS = AGGREGATOR_SYSTEMS.map((system) => ({ value: system, label: system }))

/** The food-delivery system of a menu. */
export const AggregatorFields = ({ isLocked }: { readonly isLocked: boolean }) => {
  const styles = useStyles()
  const isEnabled = useWatch({ name: 'aggregator.isEnabled' }) === true
  const system: unknown = useWatch({ name: 'aggregator.system' })
  return (
    <section className={styles.part}>
      <Text as="h3" weight="semibold" className={styles.title}>
        Aggregator
      </Text>
      {isLocked && (
        <Text size={200} className={styles.hint}>
          Fixed once an aggregator is enabled.
        </Text>
      )}
      <SwitchField name="aggregator.isEnabled" label="Sold through an aggregator" disabled={isLocked} />
      {isEnabled && (
        <FieldGrid>
          <SelectField name="aggregator.system" label="Aggregator System" required options={SYSTEMS} placeholder="Select a system" disabled={isLocked} />
          <TextField
            name="aggregator.merchantId"
            label="Aggregator Merchant Id"
            required={system !== 'FALCON'}
            disabled={isLocked || system === 'FALCON'}
            {...(system === 'FALCON' ? { hint: 'Given by FALCON on registration.' } : {})}
          />
          {system === 'WERA' && (
            <>
              <SelectField name="aggregator.managedByRecaho" label="Managed by Recaho" required options={YES_NO} placeholder="Select" disabled={isLocked} />
              <SelectField name="aggregator.swiggyDirect" label="Swiggy direct" required options={YES_NO} placeholder="Select" disabled={isLocked} />
            </>
          )}
          {system === 'FALCON' && (
            <>
              <TextField name="aggregator.fssai" label="FSSAI" required={!isLocked} hint="14 digits, sent with the registration." />
              <TextField name="aggregator.gstin" label="GSTIN" />
            </>
          )}
        </FieldGrid>
      )}
    </section>
  )
}
