import { ReactQueryDevtools } from '@tanstack/react-query-devtools'
import { documentNonce } from '#components/document-nonce.ts'

/** TanStack's view of the query cache, opened by the button at the lower left. */
const QueryDevtools = () => <ReactQueryDevtools buttonPosition="bottom-left" styleNonce={documentNonce()} />

export default QueryDevtools
