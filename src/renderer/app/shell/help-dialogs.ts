import { lazyPart } from '#components/lazy-part.tsx'

export const WhatsNewDialog = lazyPart(async () => (await import('#features/help/whats-new-dialog.tsx')).WhatsNewDialog)
export const ReportProblemDialog = lazyPart(async () => (await import('#features/help/report-problem-dialog.tsx')).ReportProblemDialog)
