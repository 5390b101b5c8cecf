import {
  Badge,
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  tokens,
} from '@fluentui/react-components'
import { AppsListRegular, DismissRegular } from '@fluentui/react-icons'
import { useOpener } from '#components/dialog-leaving/use-opener.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { LongText } from '#components/long-text.tsx'
import type { Plan } from '#data/catalogue/plan.ts'
import { siteOptionLabel } from '#shared/domain/site/site-option.ts'

const useStyles = makeStyles({
  surface: { maxWidth: '800px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  name: { overflowWrap: 'anywhere' },
})

const COLUMNS = ['Service name', 'Master service', 'Platform', 'Status']

export interface PlanDetailsDialogProps {
  readonly plan: Plan
  /** Takes the dialog out of the address. */
  readonly onClose: () => void
}

/** The services of a plan. */
export const PlanDetailsDialog = ({ plan, onClose }: PlanDetailsDialogProps) => {
  const styles = useStyles()
  const refocus = useOpener()
  const close = (): void => {
    onClose()
    refocus()
  }
  const services = plan.serviceDetails ?? []
  return (
    <Dialog open modalType="modal" onOpenChange={(_, data) => !data.open && close()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle action={<Button appearance="subtle" aria-label="Close" title="Close (Esc)" icon={<DismissRegular />} onClick={close} />}>
            <span dir="auto">{plan.planName}</span>
          </DialogTitle>
          <DialogContent className={styles.content}>
            {plan.description !== null && plan.description !== '' && <LongText text={plan.description} />}
            {services.length === 0 ? (
              <EmptyState icon={AppsListRegular} title="This plan has no services" explanation="Edit the plan to give it some." />
            ) : (
              <Table aria-label={`Services of ${plan.planName}`}>
                <TableHeader>
                  <TableRow>
                    {COLUMNS.map((column) => (
                      <TableHeaderCell key={column}>{column}</TableHeaderCell>
                    ))}
                  </TableRow>
                </TableHeader>
                <TableBody>
                  {services.map((service) => (
                    <TableRow key={service.serviceId}>
                      <TableCell className={styles.name}>
                        <LongText text={service.serviceName ?? '–'} />
                      </TableCell>
                      <TableCell>
                        <LongText text={service.masterService ?? '–'} />
                      </TableCell>
                      <TableCell>
                        <LongText text={service.platform === null ? '–' : siteOptionLabel(service.platform)} />
                      </TableCell>
                      <TableCell>
                        <Badge appearance="tint" color={service.status === 'ACTIVE' ? 'success' : 'informative'}>
                          {service.status ?? '–'}
                        </Badge>
                      </TableCell>
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            )}
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
