import { expect } from '@playwright/test'
import { AwsClient } from 'aws4fetch'
import type { LocalPlatform } from '#local-platform/start.ts'
import { execute } from '#local-platform/testing/call.ts'
import { signIn } from '#local-platform/testing/sign-in.ts'
import type { InvoiceToDownload } from '#shared/bridge/invoices.ts'

const SITES = '{ getSitesAdmin { siteId domain companyName } }'
const TRANSACTIONS = `query ($siteId: ID!) { getSiteTransactionsBySite(siteId: $siteId, type: "CREDIT", limits: 1000) {
  transactionId createdAt amount currency attachedInvoice { invoiceId invoicePdf { bucket region key } }
} }`

interface SiteAnswer {
  readonly getSitesAdmin: readonly { readonly siteId: string; readonly domain: string; readonly companyName: string }[]
}
interface TransactionsAnswer {
  readonly getSiteTransactionsBySite: readonly {
    readonly transactionId: string | null
    readonly createdAt: number
    readonly amount: number
    readonly currency: string
    readonly attachedInvoice: {
      readonly invoiceId: string
      readonly invoicePdf: { readonly bucket: string; readonly region: string; readonly key: string }
    } | null
  }[]
}

/** The invoices that the platform has from the start, as the console would ask for them. */
export async function storedInvoices(platform: LocalPlatform): Promise<readonly InvoiceToDownload[]> {
  const { idToken } = await signIn(platform, 'admin@demo.example')
  const sites = (await execute<SiteAnswer>(platform, idToken, SITES)).data.getSitesAdmin
  const found = await Promise.all(
    sites.map(async ({ siteId, domain, companyName }) => {
      const { data } = await execute<TransactionsAnswer>(platform, idToken, TRANSACTIONS, { siteId })
      return data.getSiteTransactionsBySite.flatMap(({ transactionId, createdAt, amount, currency, attachedInvoice }): InvoiceToDownload[] =>
        transactionId === null || attachedInvoice === null
          ? []
          : [
              {
                siteId,
                domain,
                companyName,
                transactionId,
                number: attachedInvoice.invoiceId,
                date: createdAt,
                amount,
                currency,
                object: { bucket: attachedInvoice.invoicePdf.bucket, key: attachedInvoice.invoicePdf.key, region: attachedInvoice.invoicePdf.region },
              },
            ],
      )
    }),
  )
  return found.flat()
}

/** Puts other bytes in the place of an invoice's PDF. */
export async function replaceInvoice(platform: LocalPlatform, { object }: InvoiceToDownload, bytes: string | Uint8Array): Promise<void> {
  const owner = new AwsClient({ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', service: 's3', region: object.region ?? '', retries: 0 })
  const answer = await owner.fetch(`${platform.urls.storage}/${object.bucket}/${object.key}`, { method: 'PUT', body: Buffer.from(bytes) })
  expect(answer.status).toBe(200)
}
