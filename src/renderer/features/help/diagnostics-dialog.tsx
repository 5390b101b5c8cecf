import { Dialog } from '#components/dialog.tsx'
import { DiagnosticsView } from './diagnostics-view.tsx'

/** The diagnostics for a user who is not signed in, and so has no screens. */
export const DiagnosticsDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title="Diagnostics" hasCross width={960} onClose={onClose}>
    <DiagnosticsView />
  </Dialog>
)
